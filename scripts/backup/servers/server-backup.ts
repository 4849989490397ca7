import { z } from 'zod';
import { contracts } from '../../../proto/index.ts';
import { visit } from '../../../proto/visit.ts';
import { type Db, MongoClient } from 'mongodb';
import { Entry, backupRefusals } from '../backup-format.ts';
import {
  parseDatabaseName,
  clientOptions,
  prefixOf,
  urlOfService,
} from '../../../services/kit/store/mongo/open-mongo.ts';
import { isFileKey } from '../../../services/kit/archive-file/archive-format.ts';
import { DRAWINGS, type Files } from '../../../services/kit/files/files.ts';
import { FileDocs, ImageDocs } from '../../../services/media/media.store.ts';

export const ServerManifest = z.object({
  format: z.literal('website-server-backup'),
  version: z.literal(1),
  begunAt: z.string(),
  entries: z.array(Entry),
});
export type ServerManifest = z.infer<typeof ServerManifest>;

export const INCOMPLETE = '.incomplete';
const DAY_MS = 24 * 60 * 60 * 1000;
const COMPLETE = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

export const backupName = (now: Date): string => now.toISOString().replaceAll(/[:.]/g, '-');

export const newestBackup = (names: string[]): string | undefined =>
  names.filter((name) => COMPLETE.test(name)).sort().at(-1); // prettier-ignore

export function outdatedBackups(names: string[], keep: number): string[] {
  const complete = names.filter((name) => COMPLETE.test(name)).sort();
  return complete.slice(0, Math.max(0, complete.length - keep));
}

/** Returns the leftovers of backups that did not complete, except those that began within a day and may still run. */
export function interruptedBackups(names: string[], now: Date): string[] {
  const limit = `${backupName(new Date(now.getTime() - DAY_MS))}${INCOMPLETE}`;
  return names.filter(
    (name) => name.endsWith(INCOMPLETE) && COMPLETE.test(name.slice(0, -INCOMPLETE.length)) && name < limit,
  );
}

const MAX_KEPT = 1000;

export function requireBackupSettings(storeUrl: string, count: number): void {
  if (!/^mongodb(\+srv)?:/.test(storeUrl)) throw backupRefusals.notMongodb();
  if (!Number.isInteger(count) || count < 1 || count > MAX_KEPT) throw backupRefusals.badNumber({ maximum: MAX_KEPT });
}

export interface Databases {
  all: Db[];
  /** Returns undefined for a collection that belongs to no service, if each service has its own database. */
  of(collection: string): Db | undefined;
}

/** Fails if the server does not answer, so that a job ends instead of waiting like a service. */
export async function withDatabases<T>(url: string, use: (databases: Databases) => Promise<T>): Promise<T> {
  const client = new MongoClient(urlOfService(url, ''), clientOptions(url, 'backup'));
  const options = { writeConcern: { w: 'majority', journal: true } } as const;
  const nameOf = (service: string) => parseDatabaseName(urlOfService(url, service));
  // The BFF answers the calls of `visit`, and stores nothing.
  const names = contracts.filter((contract) => contract !== visit).map(({ name }) => name);
  const isShared = nameOf('a') === nameOf('b');
  try {
    await client.connect();
    return await use({
      all: [...new Set(names.map(nameOf))].map((name) => client.db(name, options)),
      of(collection) {
        const owner = names.find((name) => isShared || collection.startsWith(`${prefixOf(name)}_`));
        return owner && client.db(nameOf(owner), options);
      },
    });
  } finally {
    await client.close();
  }
}

const archives = [ImageDocs.spec, FileDocs.spec].map(({ archive }) => archive!);
const folders = new Set(
  archives.flatMap(({ fileKey, replacementKey }) =>
    [fileKey!, replacementKey!].map((key) => key.slice(0, key.indexOf('{'))),
  ),
);

export async function listStoredFiles(files: Files): Promise<string[]> {
  const keys = [];
  for (const folder of folders)
    for (const { key } of await files.list(folder))
      if (archives.some((archive) => isFileKey(key, archive))) keys.push(key);
  for (const { key } of await files.list(DRAWINGS)) keys.push(key);
  return keys;
}
