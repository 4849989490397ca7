import { token } from '../kit/contract/handle.ts';
import type { Collection, CollectionSpec, Document } from '../kit/store/store.ts';

export const SESSION_CHECKS = token<Collection<SessionCheck>>('SessionChecks');

/** When the provider of a session has confirmed it. The `_id` is that of the session. */
export interface SessionCheck extends Document {
  providerId: string;
  subject: string;
  /** Sealed. */
  tokens: string;
  checkedAt: string;
  /** Null while the provider answers. */
  failingSince: string | null;
  version: number;
  expiresAt: string;
}

export const sessionChecksSpec: CollectionSpec = { name: 'session_checks', indexes: [{ fields: ['expiresAt'] }] };
