import { generateKeyPairSync } from 'node:crypto';
import { users } from '../testing/users.ts';
import { accessTokenSigner, accessTokenVerifier } from './access-token.ts';
import {
  newTokenKey,
  loadVerificationKeys,
  parsePrivateKeys,
  parseVerificationKeys,
  privatePemOf,
  publicPemOf,
  toSigningKey,
} from './token-keys.ts';

const [old, young, foreign] = [newTokenKey(), newTokenKey(), newTokenKey()];
const sign = async (key: typeof old) => accessTokenSigner(await toSigningKey(key))(users.editor, 'session', 60);
const verifierOf = async (...keys: (typeof old)[]) =>
  accessTokenVerifier(await parseVerificationKeys(publicPemOf(keys)));

describe('a token', () => {
  test.each(['first', 'second'])('of the %s key is accepted, in any order of the keys', async (which) => {
    const token = await sign(which === 'first' ? old : young);
    for (const keys of [
      [old, young],
      [young, old],
    ])
      expect(await (await verifierOf(...keys))(token)).toMatchObject({ username: 'editor' });
  });

  test('of a key that was removed, or never there, is refused', async () => {
    const verify = await verifierOf(young);
    for (const key of [old, foreign])
      await expect(verify(await sign(key))).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  test('that names a key which did not sign it is refused', async () => {
    const { kid } = await toSigningKey(young);
    const token = await accessTokenSigner({ kid, key: foreign })(users.admin, 'session', 60);
    await expect((await verifierOf(old, young))(token)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  test('that names no key is refused', async () => {
    const unnamed = { key: old } as Awaited<ReturnType<typeof toSigningKey>>;
    const token = await accessTokenSigner(unnamed)(users.editor, 'session', 60);
    await expect((await verifierOf(young, old))(token)).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

test('the id of a key depends on nothing but the key', async () => {
  const [alone] = await parseVerificationKeys(publicPemOf([old]));
  const [, second] = await parseVerificationKeys(publicPemOf([young, old]));
  expect(second!.kid).toBe(alone!.kid);
  expect((await toSigningKey(old)).kid).toBe(alone!.kid);
});

describe('wrong settings are refused with what is wrong', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const rsaPem = rsa.publicKey.export({ type: 'spki', format: 'pem' }) as string;

  test.each([
    ['an empty file', '', 'public.pem must contain a public key in PEM format, and has none.'],
    ['a huge file', publicPemOf([old]).padEnd(20_000), 'public.pem must contain a public key in PEM format'],
    ['five keys', publicPemOf([1, 2, 3, 4, 5].map(newTokenKey)), 'public.pem has 5 keys, and may have up to 4.'],
    ['a private key', publicPemOf([old]) + privatePemOf([young]), 'Entry 2 of public.pem is "PRIVATE KEY".'],
    ['another algorithm', rsaPem, 'Key 1 of public.pem is not a valid Ed25519 key.'],
    ['a damaged key', publicPemOf([old]).replace(/M/, '!'), 'Key 1 of public.pem is not a valid Ed25519 key.'],
    ['a repeated key', publicPemOf([old, young, old]), 'Key 3 of public.pem is in the file twice.'],
  ])('%s', async (_, pem, sentence) => {
    await expect(async () => parseVerificationKeys(pem)).rejects.toThrow(sentence);
  });

  test('a public key does not sign', () => {
    expect(() => parsePrivateKeys(publicPemOf([old]))).toThrow('may contain keys of the kind "private" only');
  });

  test('a missing file', async () => {
    await expect(loadVerificationKeys('/nowhere/public.pem')).rejects.toThrow(
      'The file /nowhere/public.pem, which TOKEN_PUBLIC_KEY_FILE names, cannot be read: ENOENT.',
    );
  });
});
