import { requestRefusals } from '../../../proto/refusals/requests.ts';
import type { Collection, CollectionSpec, Document } from '../store/store.ts';
import { token } from '../contract/token.ts';

export const ATTEMPTS = token<Collection<Attempts>>('Attempts');

export interface Attempts extends Document {
  count: number;
  expiresAt: string;
}

export const attemptsSpec: CollectionSpec = { name: 'attempts', indexes: [{ fields: ['expiresAt'] }] };

export interface Limit {
  key: string;
  most: number;
  minutes: number;
}

const MINUTE_MS = 60 * 1000;

export function requireNotLocked(attempts: Attempts | null, limit: Limit, now: Date): void {
  if (!isRunning(attempts, now) || attempts.count < limit.most) return;
  const seconds = Math.ceil((Date.parse(attempts.expiresAt) - now.getTime()) / 1000);
  throw requestRefusals.tooManyAttempts({ minutes: Math.ceil(seconds / 60) }, { retryAfterSeconds: seconds });
}

export function incrementAttempts(
  attempts: Attempts | null,
  _id: string,
  { most, minutes }: Limit,
  now: Date,
): Attempts {
  const fresh = new Date(now.getTime() + minutes * MINUTE_MS).toISOString();
  if (!isRunning(attempts, now)) return { _id, count: 1, expiresAt: fresh };
  const count = attempts.count + 1;
  return { _id, count, expiresAt: count >= most ? fresh : attempts.expiresAt };
}

const isRunning = (attempts: Attempts | null, now: Date): attempts is Attempts =>
  attempts !== null && attempts.expiresAt > now.toISOString();
