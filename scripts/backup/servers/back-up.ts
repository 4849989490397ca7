import { openFiles } from '../../../services/kit/files/open-files.ts';
import { parseSettings } from '../../../services/kit/settings.ts';
import { parseFolder } from '../backup-format.ts';
import { backUpServers } from './back-up-servers.ts';
import { runMeasured } from './run-measured.ts';
import { requireBackupSettings } from './server-backup.ts';

process.umask(0o077);

await runMeasured('backup', async (args) => {
  const { storeUrl, filesUrl, backupsKept } = parseSettings(process.env);
  requireBackupSettings(storeUrl, backupsKept);
  const folder = parseFolder(args);
  const files = openFiles(filesUrl);
  const { name, entries, removed } = await backUpServers({
    ...{ storeUrl, files, folder, keep: backupsKept },
    now: new Date(),
  });
  const megabytes = entries.reduce((sum, { size }) => sum + size, 0) / 1024 / 1024;
  const collections = entries.filter(({ path }) => path.startsWith('documents/')).length;
  const count = (entries.length - collections).toLocaleString('en');
  return `Backed up ${collections} collections and ${count} files as ${name}: ${megabytes.toFixed(1)} MB. Removed ${removed.length} older backups.`;
});
