import { at } from './machine/root.mjs';
import { run } from './machine/run.mjs';
import { getDataFolder } from './site/data-folder.mjs';

process.exitCode = await run(process.execPath, [at('dist/scripts/backup/restore.js'), ...process.argv.slice(2)], {
  env: { DATA_DIR: getDataFolder() },
});
