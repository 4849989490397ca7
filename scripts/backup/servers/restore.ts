import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openFiles } from '../../../services/kit/files/open-files.ts';
import { parseSettings } from '../../../services/kit/settings.ts';
import { backupRefusals, parseFolder } from '../backup-format.ts';
import { runMeasured } from './run-measured.ts';
import { requireBackupSettings, newestBackup } from './server-backup.ts';
import { restoreServers } from './restore-servers.ts';

await runMeasured('restore', async (args) => {
  const { storeUrl, filesUrl, backupsKept } = parseSettings(process.env);
  requireBackupSettings(storeUrl, backupsKept);
  const folder = parseFolder(args.filter((argument) => argument !== '--newest'));
  const backup = args.includes('--newest') ? await findNewest(folder) : folder;
  const { begunAt, entries } = await restoreServers(storeUrl, openFiles(filesUrl), backup);
  return `Restored ${entries.length.toLocaleString('en')} collections and files of ${begunAt}. Start the services, then rebuild the read models.`;
});

async function findNewest(folder: string): Promise<string> {
  const newest = newestBackup(existsSync(folder) ? await readdir(folder) : []);
  if (!newest) throw backupRefusals.noBackup({ folder, reason: 'it contains no backup' });
  return join(folder, newest);
}
