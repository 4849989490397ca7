import { token } from '../kit/contract/token.ts';
import type { Collection, CollectionSpec, Document } from '../kit/store/store.ts';

export const CREDENTIALS = token<Collection<Credential>>('Credentials');

/** Has the _id of its user; absent until an invited user chooses a password. */
export interface Credential extends Document {
  hash: string;
  changedAt: string;
}

export const credentialsSpec: CollectionSpec = { name: 'credentials' };
