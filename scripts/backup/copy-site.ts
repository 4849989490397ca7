import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { copySqlite } from '../../services/kit/store/sqlite/open-sqlite.ts';
import {
  describeFile,
  type Entry,
  isEmptyFolder,
  type Manifest,
  MANIFEST,
  OWN_FILES,
  syncFile,
  backupRefusals,
} from './backup-format.ts';

interface EmbeddedSite {
  store: string;
  files: string;
  data?: string;
}

/** A database is copied before those that it refers to, so that the copy contains everything that a copied page shows. */
const REFERRING_FIRST = ['pages', 'site-config', 'regions', 'identity', 'search', 'sitemap'];
/** Uploads that have not been processed. */
const UNFINISHED = /^(~incoming|incoming)\//;

export async function copySite({ store, files, data }: EmbeddedSite, target: string, now: Date): Promise<Manifest> {
  if (!(await isEmptyFolder(target))) throw backupRefusals.folderUsed({ folder: target });
  const databases = await listDatabases(store);
  if (databases.length === 0) throw backupRefusals.noDatabases({ folder: store });
  const entries: Entry[] = [];
  const add = async (path: string, copy: (to: string) => unknown) => {
    const to = join(target, path);
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await copy(to);
    await syncFile(to);
    entries.push(await describeFile(to, path));
  };
  for (const name of databases) await add(`store/${name}`, (to) => copySqlite(join(store, name), to));
  for await (const path of filesBelow(files)) {
    if (UNFINISHED.test(path)) continue;
    await add(`files/${path}`, (to) => copyFile(join(files, path), to)).catch(ignoreMissing);
  }
  for (const path of data ? OWN_FILES : [])
    if (existsSync(join(data!, path))) await add(path, (to) => copyFile(join(data!, path), to));
  const manifest: Manifest = { format: 'website-backup', version: 1, begunAt: now.toISOString(), entries };
  const file = join(target, MANIFEST);
  await writeFile(file, `${JSON.stringify(manifest, null, 1)}\n`);
  await syncFile(file);
  return manifest;
}

async function listDatabases(store: string): Promise<string[]> {
  const names = (await readdir(store).catch(() => [])).filter((name) => name.endsWith('.db'));
  return sortDatabases(names);
}

export function sortDatabases(names: string[]): string[] {
  const rank = (name: string) => {
    const index = REFERRING_FIRST.indexOf(name.replace(/\.db$/, ''));
    return index < 0 ? REFERRING_FIRST.length : index;
  };
  return names.toSorted((a, b) => rank(a) - rank(b));
}

async function* filesBelow(folder: string, at = folder): AsyncGenerator<string> {
  const found = await readdir(at, { withFileTypes: true }).catch((error: unknown) => {
    ignoreMissing(error);
    return [];
  });
  for (const entry of found) {
    const path = join(at, entry.name);
    if (entry.isDirectory()) yield* filesBelow(folder, path);
    else if (entry.isFile()) yield relative(folder, path).split(sep).join('/');
  }
}

/** Ignores missing files, because renditions may be removed while the site runs. */
function ignoreMissing(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
