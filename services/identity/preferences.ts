import { defaultPreferences, type Preferences } from '../../proto/entities/preferences.ts';
import { token } from '../kit/contract/handle.ts';
import { type Collection, type CollectionSpec, type Document, insertNew } from '../kit/store/store.ts';

export const PREFERENCES = token<Collection<StoredPreferences>>('Preferences');

/** The id is that of the user. */
export interface StoredPreferences extends Document {
  version: number;
  preferences: Partial<Preferences>;
}

type Rows = Collection<StoredPreferences>;

export const preferencesSpec: CollectionSpec = { name: 'preferences' };

export const loadPreferences = async (rows: Rows, userId: string): Promise<Preferences> => ({
  ...defaultPreferences,
  ...(await rows.get(userId))?.preferences,
});

/** Retries if a concurrent request of the same user was stored first. */
export async function changePreferences(rows: Rows, _id: string, change: Partial<Preferences>): Promise<Preferences> {
  for (;;) {
    const before = await rows.get(_id);
    const row = { _id, version: (before?.version ?? 0) + 1, preferences: { ...before?.preferences, ...change } };
    const isStored = before ? await rows.replace(row, { version: before.version }) : await insertNew(rows, row);
    if (isStored) return { ...defaultPreferences, ...row.preferences };
  }
}
