import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { open, readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { defineRefusals } from '../../proto/refusals/define-refusals.ts';

export const backupRefusals = defineRefusals('backup', {
  noFolder: ['invalid', 'Name one folder, for example ../backups/2026-11-23.'],
  unknownOption: ['invalid', 'There is no option {option}.'],
  folderUsed: ['conflict', '{folder} is not empty. Name a new folder.'],
  notEmbedded: [
    'invalid',
    'This site stores {what} at {url}, and a backup copies files only. docs/operations/restore.md describes the backup of MongoDB and files.',
  ],
  noDatabases: ['not-found', 'There are no databases in {folder}.'],
  noBackup: ['not-found', '{folder} is not a complete backup: {reason}. Nothing was restored.'],
  changed: ['invalid', '{path} is not the file that was backed up. Nothing was restored.'],
  notMongodb: ['invalid', 'STORE_URL names no MongoDB. npm run backup copies a site on one machine.'],
  badNumber: ['invalid', 'BACKUPS_KEPT must be a whole number from 1 to {maximum, number}.'],
  tooSlow: [
    'unavailable',
    'MongoDB no longer has the state in which the backup began. Increase its parameter minSnapshotHistoryWindowInSeconds.',
  ],
  damaged: ['invalid', 'The documents in the backup are damaged.'],
  storeUsed: [
    'conflict',
    'The collection {collection} in MongoDB is not empty, and a restore never replaces data. Nothing was restored.',
  ],
  filesUsed: ['conflict', 'FILES_URL has files, and a restore never replaces data. Nothing was restored.'],
  dataUsed: [
    'conflict',
    '{folder} is not empty, and a restore never replaces data. Move it away, or set DATA_DIR to another folder.',
  ],
});

export const MANIFEST = 'backup.json';
/** Files of a site in one folder other than databases and uploads. The keys are included, so that everyone stays signed in. */
export const OWN_FILES = ['login.json', 'seeded.json', 'keys/private.pem', 'keys/public.pem'];

export const Entry = z.object({ path: z.string(), size: z.number(), sha256: z.string() });
export type Entry = z.infer<typeof Entry>;

export const Manifest = z.object({
  format: z.literal('website-backup'),
  version: z.literal(1),
  begunAt: z.string(),
  entries: z.array(Entry),
});
export type Manifest = z.infer<typeof Manifest>;

export async function describeFile(file: string, path: string): Promise<Entry> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const part of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(part);
    size += part.length;
  }
  return { path, size, sha256: hash.digest('hex') };
}

export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r');
  await file.sync().finally(() => file.close());
}

export const isEmptyFolder = async (folder: string): Promise<boolean> =>
  (
    await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    })
  ).length === 0;

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

export function parseFolder(args: string[]): string {
  const option = args.find((argument) => argument.startsWith('--'));
  if (option) throw backupRefusals.unknownOption({ option });
  const [folder] = args;
  if (!folder || args.length > 1) throw backupRefusals.noFolder();
  return resolve(folder);
}
