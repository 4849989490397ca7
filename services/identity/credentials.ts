import type { CollectionSpec, Document } from '../kit/store/store.ts';

/** The collection of password hashes, for @Inject. */
export const CREDENTIALS = Symbol('Credentials');

/** Its _id is the user's: who has none was invited and has not answered yet. */
export interface Credential extends Document {
  hash: string;
  changedAt: string;
}

export const credentialsSpec: CollectionSpec = { name: 'credentials' };
