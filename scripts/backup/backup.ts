import { resolve } from 'node:path';
import { parseSettings } from '../../services/kit/settings.ts';
import { runProgram } from '../archive/run-program.ts';
import { backupRefusals, parseFolder } from './backup-format.ts';
import { copySite } from './copy-site.ts';

process.umask(0o077);

await runProgram(async (args) => {
  const folder = parseFolder(args);
  const { storeUrl, filesUrl } = parseSettings(process.env);
  const site = {
    store: folderOf(storeUrl, 'sqlite:', 'documents'),
    files: folderOf(filesUrl, 'file:', 'files'),
    data: process.env.DATA_DIR,
  };
  const { entries } = await copySite(site, folder, new Date());
  const databases = entries.filter(({ path }) => path.startsWith('store/')).length;
  const files = entries.filter(({ path }) => path.startsWith('files/')).length;
  const megabytes = entries.reduce((sum, { size }) => sum + size, 0) / 1024 / 1024;
  return `Copied ${databases} databases and ${files.toLocaleString('en')} files to ${folder}: ${megabytes.toFixed(1)} MB.`;
});

function folderOf(url: string, scheme: string, what: string): string {
  if (!url.startsWith(scheme)) throw backupRefusals.notEmbedded({ what, url: url.replace(/\/\/[^/@]*@/, '//') });
  return resolve(url.slice(scheme.length));
}
