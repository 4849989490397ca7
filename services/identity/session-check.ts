import { collection, type Document } from '../kit/store/store.ts';

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

export abstract class SessionCheckRows extends collection<SessionCheck>({
  name: 'session_checks',
  indexes: [{ fields: ['expiresAt'] }],
}) {}
