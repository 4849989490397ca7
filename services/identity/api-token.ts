import { randomBytes } from 'node:crypto';
import type { ApiToken } from '../../proto/entities/user.ts';
import { type Grant, sharedGrants, type User } from '../../proto/permissions.ts';
import { collection, digest, type Document } from '../kit/store/store.ts';

export interface StoredApiToken extends Document {
  userId: string;
  /** Readers of the store cannot use the token, because only its digest is stored. */
  digest: string;
  name: string;
  grants: Grant[];
  createdAt: string;
  expiresAt: string;
  lastUsedAt?: string;
}

export abstract class ApiTokenRows extends collection<StoredApiToken>({
  name: 'api_tokens',
  indexes: [
    { fields: ['digest'], unique: true },
    { fields: ['userId', 'createdAt', '_id'] },
    { fields: ['createdAt', '_id'] },
  ],
}) {}

const PREFIX = 'pat_';
const SECRET_BYTES = 32;
const CHECKSUM = 6;
const DAY_MS = 86_400_000;
const TOUCH_INTERVAL_MS = 5 * 60 * 1000;

/** The prefix and the checksum let scanners find tokens that were published by mistake. */
export function createSecret(random = randomBytes(SECRET_BYTES)): string {
  const body = PREFIX + random.toString('base64url');
  return body + checksumOf(body);
}

export const isApiToken = (text: string): boolean => text.startsWith(PREFIX);

/** Finds typing errors and invented tokens without reading the store. */
export const isWellFormed = (text: string): boolean =>
  /^pat_[\w-]{49}$/.test(text) && text.endsWith(checksumOf(text.slice(0, -CHECKSUM)));

const checksumOf = (body: string): string => digest(body).slice(0, CHECKSUM);

export const createApiToken = (
  _id: string,
  userId: string,
  secret: string,
  { name, grants, days }: { name: string; grants: Grant[]; days: number },
  now: Date,
): StoredApiToken => ({
  _id,
  userId,
  digest: digest(secret),
  name,
  grants,
  createdAt: now.toISOString(),
  expiresAt: new Date(now.getTime() + days * DAY_MS).toISOString(),
});

export function touchApiToken(stored: StoredApiToken, now: Date): StoredApiToken | null {
  if (stored.lastUsedAt && now.getTime() - Date.parse(stored.lastUsedAt) < TOUCH_INTERVAL_MS) return null;
  return { ...stored, lastUsedAt: now.toISOString() };
}

/** A token is never an administrator, and loses each right that its owner loses. */
export const actingFor = (owner: User, { name, grants }: Pick<StoredApiToken, 'name' | 'grants'>): User => ({
  ...owner,
  admin: false,
  grants: sharedGrants(owner, grants),
  apiToken: name,
});

export const toApiToken = (
  { userId, digest: _, ...rest }: StoredApiToken,
  usernames: ReadonlyMap<string, string>,
): ApiToken => ({ ...rest, owner: { _id: userId, username: usernames.get(userId) ?? '' } });
