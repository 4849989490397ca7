import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitWithError } from '../machine/print.mjs';
import { isAlive } from './is-alive.mjs';
import { makePrivate } from './make-private.mjs';

export function findRunningSite(dataFolder) {
  const file = fileIn(dataFolder);
  const site = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  return site && isAlive(site.pid) ? site : undefined;
}

export function lockDataFolder(dataFolder) {
  const other = findRunningSite(dataFolder);
  if (other)
    exitWithError(
      `The site already runs with ${dataFolder} (process ${other.pid}). Stop it first, or set DATA_DIR to another folder.`,
    );
  makePrivate(dataFolder);
  const file = fileIn(dataFolder);
  const record = (site) => writeFileSync(file, JSON.stringify({ pid: process.pid, ...site }), { mode: 0o600 });
  record({});
  return { record, release: () => rmSync(file, { force: true }) };
}

const fileIn = (dataFolder) => join(dataFolder, 'site.json');
