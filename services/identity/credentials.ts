import { token } from '../kit/contract/token.ts';
import type { Collection, CollectionSpec, Document } from '../kit/store/store.ts';

/** The collection of password hashes, for @Inject. */
export const CREDENTIALS = token<Collection<Credential>>('Credentials');

/** Its _id is the user's: who has none was invited and has not answered yet. */
export interface Credential extends Document {
  hash: string;
  changedAt: string;
}

export const credentialsSpec: CollectionSpec = { name: 'credentials' };
