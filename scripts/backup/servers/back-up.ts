import { openFiles } from '../../../services/kit/files/open-files.ts';
import { parseSettings } from '../../../services/kit/settings.ts';
import { metrics } from '../../../services/kit/telemetry/metrics.ts';
import { startTelemetry } from '../../../services/kit/telemetry/start-telemetry.ts';
import { runProgram } from '../../archive/run-program.ts';
import { parseFolder } from '../backup-format.ts';
import { backUpServers } from './back-up-servers.ts';
import { requireBackupSettings } from './server-backup.ts';

process.umask(0o077);
const stopTelemetry = startTelemetry('backup');
const start = performance.now();
const record = (outcome: 'ok' | 'error') =>
  metrics.backupDuration.record((performance.now() - start) / 1000, { 'site.outcome': outcome });

try {
  await runProgram(async (args) => {
    try {
      const { storeUrl, filesUrl, backupsKept } = parseSettings(process.env);
      requireBackupSettings(storeUrl, backupsKept);
      const folder = parseFolder(args);
      const files = openFiles(filesUrl);
      const { name, entries, removed } = await backUpServers({
        ...{ storeUrl, files, folder, keep: backupsKept },
        now: new Date(),
      });
      record('ok');
      const megabytes = entries.reduce((sum, { size }) => sum + size, 0) / 1024 / 1024;
      const collections = entries.filter(({ path }) => path.startsWith('documents/')).length;
      const count = (entries.length - collections).toLocaleString('en');
      return `Backed up ${collections} collections and ${count} files as ${name}: ${megabytes.toFixed(1)} MB. Removed ${removed.length} older backups.`;
    } catch (error) {
      record('error');
      throw error;
    }
  });
} finally {
  await stopTelemetry();
}
