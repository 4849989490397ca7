import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { describeFile, isEmptyFolder, Manifest } from './backup-format.ts';
import { backupRefusals } from './backup-refusals.ts';
import { readManifest } from './read-manifest.ts';

/** The data folder is created only when everything has been copied, so a failed restore leaves nothing behind. */
export async function restoreSite(backup: string, data: string): Promise<Manifest> {
  if (!(await isEmptyFolder(data))) throw backupRefusals.dataUsed({ folder: data });
  const manifest = await readManifest(backup, Manifest, 'cannot be read');
  const incomplete = `${data}.incomplete`;
  await rm(incomplete, { recursive: true, force: true });
  await mkdir(incomplete, { recursive: true, mode: 0o700 });
  try {
    for (const { path, sha256 } of manifest.entries) {
      if (normalize(path) !== path || path.startsWith('..') || path.startsWith('/'))
        throw backupRefusals.changed({ path });
      const to = join(incomplete, path);
      await mkdir(dirname(to), { recursive: true, mode: 0o700 });
      if (!existsSync(join(backup, path)))
        throw backupRefusals.noBackup({ folder: backup, reason: `${path} is missing` });
      await copyFile(join(backup, path), to);
      if ((await describeFile(to, path)).sha256 !== sha256) throw backupRefusals.changed({ path });
    }
    if (existsSync(data)) await rmdir(data);
    await rename(incomplete, data);
  } catch (error) {
    await rm(incomplete, { recursive: true, force: true });
    throw error;
  }
  return manifest;
}
