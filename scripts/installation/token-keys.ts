import type { KeyObject } from 'node:crypto';
import { chown, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRefusals } from '../../proto/refusals/define-refusals.ts';
import { MAX_KEYS, newTokenKey, privatePemOf, publicPemOf } from '../../services/kit/token/token-keys.ts';

export const keyRotationRefusals = defineRefusals('keyRotation', {
  usage: ['invalid', 'Name the folder with private.pem and a step: add, activate or remove.'],
  full: ['conflict', 'There are {maximum} keys, the maximum. Remove those that no longer sign first.'],
  oneKey: ['conflict', 'There is one key only, which signs. Add another one first.'],
});

export const tokenKeyChanges = {
  add(keys: KeyObject[]): KeyObject[] {
    if (keys.length >= MAX_KEYS) throw keyRotationRefusals.full({ maximum: MAX_KEYS });
    return [...keys, newTokenKey()];
  },
  activate(keys: KeyObject[]): KeyObject[] {
    if (keys.length < 2) throw keyRotationRefusals.oneKey();
    return [keys.at(-1)!, ...keys.slice(0, -1)];
  },
  remove(keys: KeyObject[]): KeyObject[] {
    if (keys.length < 2) throw keyRotationRefusals.oneKey();
    return keys.slice(0, 1);
  },
};

export async function writeTokenKeys(folder: string, keys: KeyObject[]): Promise<void> {
  await replaceFile(join(folder, 'private.pem'), privatePemOf(keys), 0o600);
  await replaceFile(join(folder, 'public.pem'), publicPemOf(keys), 0o644);
}

/** Replaces the file atomically, because half a file would sign everyone out. The owner can read it even if root has written it. */
async function replaceFile(file: string, text: string, mode: number): Promise<void> {
  const owner = await stat(file).catch(() => null);
  const incomplete = `${file}.incomplete`;
  await writeFile(incomplete, text, { mode, flush: true });
  if (owner) await chown(incomplete, owner.uid, owner.gid);
  await rename(incomplete, file);
}
