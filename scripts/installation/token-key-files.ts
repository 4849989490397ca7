import type { KeyObject } from 'node:crypto';
import { chown, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { privatePemOf, publicPemOf } from '../../services/kit/token/token-keys.ts';

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
