import { existsSync, readFileSync, rmSync, writeFileSync, chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { generateKeyPairSync } from 'node:crypto';
import { exitWithError } from '../machine/print.mjs';
import { at } from '../machine/root.mjs';
import { isAlive } from './children.mjs';

export const getDataFolder = () => resolve(process.env.DATA_DIR ?? at('data'));

export function findRunningSite(dataFolder = getDataFolder()) {
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

/**
 * Creates a data folder that only its owner can enter, and restricts files that earlier versions left readable. Sets the umask of this
 * process and its children. Does not change the mode of a folder of another user.
 */
export function makePrivate(folder) {
  process.umask(0o077);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (existsSync(join(folder, 'login.json'))) restrictPermissions(folder);
}

function restrictPermissions(path) {
  const { mode } = statSync(path);
  if (mode & 0o077) chmodSync(path, mode & 0o700);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) restrictPermissions(inside);
    else if (entry.isFile()) chmodSync(inside, statSync(inside).mode & 0o700);
  }
}

/** Creates the keys only once, because a new pair would sign everyone out. */
export function ensureKeys(folder) {
  const privateKeyFile = join(folder, 'private.pem');
  const publicKeyFile = join(folder, 'public.pem');
  if (!existsSync(privateKeyFile) || !existsSync(publicKeyFile)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    writeFileSync(privateKeyFile, privateKey, { mode: 0o600 });
    writeFileSync(publicKeyFile, publicKey);
  }
  return { TOKEN_PRIVATE_KEY_FILE: privateKeyFile, TOKEN_PUBLIC_KEY_FILE: publicKeyFile };
}
