import { defaultPreferences, type Preferences } from '../../proto/entities/preferences.ts';
import { token } from '../kit/contract/handle.ts';
import { type Collection, type CollectionSpec, type Document, changeRow } from '../kit/store/store.ts';

export const PREFERENCES = token<Collection<StoredPreferences>>('Preferences');

/** The id is that of the user. */
interface StoredPreferences extends Document {
  version: number;
  preferences: Partial<Preferences>;
}

type Rows = Collection<StoredPreferences>;

export const preferencesSpec: CollectionSpec = { name: 'preferences' };

export const loadPreferences = async (rows: Rows, userId: string): Promise<Preferences> => ({
  ...defaultPreferences,
  ...(await rows.get(userId))?.preferences,
});

export async function changePreferences(rows: Rows, _id: string, change: Partial<Preferences>): Promise<Preferences> {
  const row = await changeRow(rows, _id, (before) => ({ preferences: { ...before?.preferences, ...change } }));
  return { ...defaultPreferences, ...row!.preferences };
}
