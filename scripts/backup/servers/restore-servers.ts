import { createReadStream, existsSync } from 'node:fs';
import { basename, join, normalize } from 'node:path';
import type { Files } from '../../../services/kit/files/files.ts';
import { describeFile, backupRefusals, readManifest } from '../backup-format.ts';
import { listCollections, restoreDocuments } from './dump-documents.ts';
import { withDatabases, ServerManifest, listStoredFiles } from './server-backup.ts';

export async function restoreServers(storeUrl: string, files: Files, backup: string): Promise<ServerManifest> {
  const manifest = await readManifest(backup, ServerManifest, 'is not that of a backup of servers');
  for (const { path, sha256 } of manifest.entries) {
    const file = join(backup, path);
    if (normalize(path) !== path || !/^(documents|files)\//.test(path)) throw backupRefusals.changed({ path });
    if (!existsSync(file)) throw backupRefusals.noBackup({ folder: backup, reason: `${path} is missing` });
    if ((await describeFile(file, path)).sha256 !== sha256) throw backupRefusals.changed({ path });
  }
  await withDatabases(storeUrl, async (databases) => {
    for (const { path } of manifest.entries)
      if (path.startsWith('documents/') && !databases.of(basename(path, '.bson')))
        throw backupRefusals.noBackup({ folder: backup, reason: `${path} belongs to no service` });
    for (const db of databases.all)
      for (const name of await listCollections(db))
        if (await db.collection(name).findOne()) throw backupRefusals.storeUsed({ collection: name });
    if ((await listStoredFiles(files)).length > 0) throw backupRefusals.filesUsed();
    for (const { path } of manifest.entries) {
      const file = join(backup, path);
      const collection = basename(path, '.bson');
      if (path.startsWith('documents/')) await restoreDocuments(databases.of(collection)!, collection, file);
      else await files.put(path.slice('files/'.length), createReadStream(file), { type: 'application/octet-stream' });
    }
  });
  return manifest;
}
