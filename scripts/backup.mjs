import { join } from 'node:path';
import { at } from './machine/root.mjs';
import { run } from './machine/run.mjs';
import { findRunningSite, getDataFolder } from './site/data-folder.mjs';

const data = getDataFolder();
// If the site is stopped, its databases and files are in the folders that npm start uses.
const { STORE_URL = `sqlite:${join(data, 'store')}`, FILES_URL = `file:${join(data, 'files')}` } = {
  ...process.env,
  ...findRunningSite(data)?.env,
};
process.exitCode = await run(process.execPath, [at('dist/scripts/backup/backup.js'), ...process.argv.slice(2)], {
  env: { STORE_URL, FILES_URL, DATA_DIR: data },
});
