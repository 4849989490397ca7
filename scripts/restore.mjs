import { resolve } from 'node:path';
import { at } from './machine/root.mjs';
import { run } from './machine/run.mjs';

process.exitCode = await run(process.execPath, [at('dist/scripts/backup/restore.js'), ...process.argv.slice(2)], {
  env: { DATA_DIR: resolve(process.env.DATA_DIR ?? at('data')) },
});
