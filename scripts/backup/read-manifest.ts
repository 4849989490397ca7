import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { MANIFEST } from './backup-format.ts';
import { backupRefusals } from './backup-refusals.ts';

export async function readManifest<M extends z.ZodType>(folder: string, manifest: M, otherwise: string) {
  const file = join(folder, MANIFEST);
  if (!existsSync(file)) throw backupRefusals.noBackup({ folder, reason: `it has no ${MANIFEST}` });
  const { success, data } = manifest.safeParse(parse(await readFile(file, 'utf8')));
  if (!success) throw backupRefusals.noBackup({ folder, reason: `${MANIFEST} ${otherwise}` });
  return data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
