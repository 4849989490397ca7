import { token } from '../kit/contract/token.ts';
import type { Collection, CollectionSpec, Document } from '../kit/store/store.ts';

export const CREDENTIALS = token<Collection<Credential>>('Credentials');

export interface Credential extends Document {
  hash: string;
  changedAt: string;
}

export const credentialsSpec: CollectionSpec = { name: 'credentials' };
