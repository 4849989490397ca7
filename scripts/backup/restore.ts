import { resolve } from 'node:path';
import { runProgram } from '../archive/run-program.ts';
import { readFolder } from './read-folder.ts';
import { restoreSite } from './restore-site.ts';

process.umask(0o077);

await runProgram(async (args) => {
  const data = resolve(process.env.DATA_DIR ?? 'data');
  const { begunAt, entries } = await restoreSite(readFolder(args), data);
  return `Restored ${entries.length.toLocaleString('en')} files of ${begunAt} to ${data}. Start the site, then run npm run rebuild -- search sitemap.`;
});
