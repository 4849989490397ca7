import { resolve, dirname, join, normalize } from 'node:path';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, rmdir } from 'node:fs/promises';
import { runProgram } from '../archive/run-program.ts';
import { parseFolder, describeFile, isEmptyFolder, Manifest, backupRefusals, readManifest } from './backup-format.ts';

process.umask(0o077);

await runProgram(async (args) => {
  const data = resolve(process.env.DATA_DIR ?? 'data');
  const { begunAt, entries } = await restoreSite(parseFolder(args), data);
  return `Restored ${entries.length.toLocaleString('en')} files of ${begunAt} to ${data}. Start the site, then run npm run rebuild -- all.`;
});

/** The data folder is created only when everything has been copied, so a failed restore leaves nothing behind. */
async function restoreSite(backup: string, data: string): Promise<Manifest> {
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
