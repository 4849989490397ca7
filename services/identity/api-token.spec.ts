import { randomBytes } from 'node:crypto';
import { userFixture } from '../kit/testing/users.ts';
import { actingFor, createSecret, isWellFormed, touchApiToken, createApiToken } from './api-token.ts';

const MUTATED = 100_000;

test('a secret has 256 random bits and a checksum, which finds mutated secrets before the store is read', () => {
  const secret = createSecret();
  expect(secret).toMatch(/^pat_[\w-]{49}$/);
  expect(isWellFormed(secret)).toBe(true);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const bytes = randomBytes(MUTATED * 2);
  let accepted = 0;
  for (let index = 0; index < MUTATED; index += 1) {
    const at = bytes[index * 2]! % secret.length;
    const letter = letters[bytes[index * 2 + 1]! % letters.length]!;
    const mutated = secret.slice(0, at) + letter + secret.slice(at + 1);
    if (mutated !== secret && isWellFormed(mutated)) accepted += 1;
  }
  expect(accepted).toBe(0);
});

test.each([
  '',
  'pat_',
  `${createSecret()} `,
  `x${createSecret()}`,
  createSecret().slice(1),
  createSecret().slice(0, -1),
])('%j is not a secret', (text) => expect(isWellFormed(text)).toBe(false));

test('a token of an administrator has only its own rights', () => {
  const owner = userFixture({ admin: true, grants: [] });
  const grants = [{ capability: 'media' as const }];
  expect(actingFor(owner, { name: 'Import', grants })).toEqual({ ...owner, admin: false, grants, apiToken: 'Import' });
});

test('the last use is stored every five minutes', () => {
  const now = new Date('2031-05-01T10:00:00Z');
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const created = createApiToken('t', 'u', createSecret(), { name: 'Import', grants: [], days: 1 }, now);
  const used = touchApiToken(created, now)!;
  expect(used.lastUsedAt).toBe(now.toISOString());
  expect(touchApiToken(used, later(4))).toBeNull();
  expect(touchApiToken(used, later(5))?.lastUsedAt).toBe(later(5).toISOString());
});
