import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  newTokenKey,
  loadPrivateKeys,
  loadVerificationKeys,
  toSigningKey,
} from '../../services/kit/token/token-keys.ts';
import { tokenKeyChanges, writeTokenKeys } from './token-keys.ts';

const { add, activate, remove } = tokenKeyChanges;
const old = newTokenKey();

test('a new key is accepted before it signs, and the old one after it has signed', () => {
  const added = add([old]);
  expect(added).toEqual([old, expect.anything()]);
  const [, young] = added;
  const activated = activate(added);
  expect(activated).toEqual([young, old]);
  expect(remove(activated)).toEqual([young]);
});

test('a step that would leave no key, or too many, is refused', () => {
  expect(() => activate([old])).toThrow('There is one key only, which signs. Add another one first.');
  expect(() => remove([old])).toThrow('There is one key only');
  expect(() => add([1, 2, 3, 4].map(newTokenKey))).toThrow('There are 4 keys, the maximum.');
});

test('the files are replaced as a whole, with the public keys of the private ones', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'token-keys-'));
  try {
    await writeTokenKeys(folder, [old]);
    const keys = add([old]);
    await writeTokenKeys(folder, keys);
    const stored = await loadPrivateKeys(join(folder, 'private.pem'));
    const accepted = await loadVerificationKeys(join(folder, 'public.pem'));
    expect(accepted.map(({ kid }) => kid)).toEqual((await Promise.all(stored.map(toSigningKey))).map(({ kid }) => kid));
    expect((await stat(join(folder, 'private.pem'))).mode & 0o077).toBe(0);
    expect(await readFile(join(folder, 'public.pem'), 'utf8')).not.toContain('PRIVATE');
  } finally {
    await rm(folder, { recursive: true });
  }
});
