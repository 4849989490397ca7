import { defaultPreferences, type Preferences } from '../../proto/entities/preferences.ts';
import { changeRow, collection, type Document } from '../kit/store/store.ts';

/** The id is that of the user. */
interface StoredPreferences extends Document {
  version: number;
  preferences: Partial<Preferences>;
}

export abstract class PreferenceRows extends collection<StoredPreferences>({ name: 'preferences' }) {}

export const loadPreferences = async (rows: PreferenceRows, userId: string): Promise<Preferences> => ({
  ...defaultPreferences,
  ...(await rows.get(userId))?.preferences,
});

export async function changePreferences(
  rows: PreferenceRows,
  _id: string,
  change: Partial<Preferences>,
): Promise<Preferences> {
  const row = await changeRow(rows, _id, (before) => ({ preferences: { ...before?.preferences, ...change } }));
  return { ...defaultPreferences, ...row!.preferences };
}
