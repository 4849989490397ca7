import { createWriteStream } from 'node:fs';
import { link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DRAWINGS, type Files } from '../../../services/kit/files/files.ts';
import { describeFile, type Entry, MANIFEST, readManifest, syncFile } from '../backup-format.ts';
import { dumpDocuments } from './dump-documents.ts';
import {
  withDatabases,
  backupName,
  INCOMPLETE,
  interruptedBackups,
  newestBackup,
  outdatedBackups,
  ServerManifest,
  listStoredFiles,
} from './server-backup.ts';

interface ServerBackup {
  storeUrl: string;
  files: Files;
  folder: string;
  keep: number;
  now: Date;
}

/**
 * Removes the leftovers of interrupted backups before the new backup, and older backups only after it is complete. A file that the newest
 * backup has is linked instead of read again, because stored files are never overwritten, except drawings.
 */
export async function backUpServers({ storeUrl, files, folder, keep, now }: ServerBackup) {
  const name = backupName(now);
  const incomplete = join(folder, name + INCOMPLETE);
  const entries: Entry[] = [];
  const add = async (path: string, write: (file: string) => Promise<void>) => {
    const file = join(incomplete, path);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await write(file);
    await syncFile(file);
    entries.push(await describeFile(file, path));
  };
  try {
    await mkdir(incomplete, { recursive: true, mode: 0o700 });
    for (const other of interruptedBackups(await readdir(folder), now))
      await rm(join(folder, other), { recursive: true });
    await withDatabases(storeUrl, ({ all }) =>
      dumpDocuments(all, (collection, write) => add(`documents/${collection}.bson`, write)),
    );
    const earlier = await filesInNewest(folder);
    for (const key of await listStoredFiles(files)) {
      const known = key.startsWith(DRAWINGS) ? undefined : earlier.get(`files/${key}`);
      if (known && (await linkFile(known.file, join(incomplete, known.entry.path)))) {
        entries.push(known.entry);
        continue;
      }
      const opened = await files.open(key);
      if (opened) await add(`files/${key}`, (file) => pipeline(opened.stream, createWriteStream(file)));
    }
    const manifest: ServerManifest = {
      format: 'website-server-backup',
      version: 1,
      begunAt: now.toISOString(),
      entries,
    };
    await writeFile(join(incomplete, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, { flush: true });
    await rename(incomplete, join(folder, name));
  } catch (error) {
    await rm(incomplete, { recursive: true, force: true });
    throw error;
  }
  const removed = outdatedBackups(await readdir(folder), keep);
  for (const other of removed) await rm(join(folder, other), { recursive: true });
  return { name, entries, removed };
}

async function filesInNewest(folder: string): Promise<Map<string, { entry: Entry; file: string }>> {
  const newest = join(folder, newestBackup(await readdir(folder)) ?? '');
  // Without a readable earlier backup, all files are read.
  const { entries } = await readManifest(newest, ServerManifest, 'cannot be read').catch(() => ({ entries: [] }));
  return new Map(entries.map((entry) => [entry.path, { entry, file: join(newest, entry.path) }]));
}

/** Returns false if the file is missing or the file system has no links. */
async function linkFile(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  return link(from, to).then(
    () => true,
    () => false,
  );
}
