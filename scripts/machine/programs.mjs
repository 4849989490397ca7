import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runQuietly } from './run.mjs';
import { print } from './print.mjs';

/** Debian puts servers where only root's PATH looks. */
const places = () => [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/usr/bin'];

/** Where a program is, or undefined. */
export const findProgram = (...names) =>
  names.flatMap((name) => places().map((folder) => join(folder, name))).find(canRun);

function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Finds a program, or installs it where this machine lets us; undefined when it can be had neither way. */
export async function ensureProgram(names, debianPackage) {
  const found = findProgram(...names);
  if (found) return found;
  await install(debianPackage);
  return findProgram(...names);
}

/** Does nothing where this user may not install Debian packages. */
async function install(debianPackage) {
  if (!findProgram('apt-get') || process.getuid?.() !== 0) return;
  print(`Installing ${debianPackage} …`);
  const apt = (...args) => runQuietly('apt-get', ['-q', ...args], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  const attempt = () => apt('install', '-y', '--no-install-recommends', debianPackage);
  // A new machine has no list of packages yet.
  if (readdirSync('/var/lib/apt/lists').length < 3) await apt('update');
  if ((await attempt()) !== 0) {
    await apt('update');
    await attempt();
  }
}

export const ensureNatsServer = () => ensureProgram(['nats-server'], 'nats-server');
/** Its headless shell draws no window for nobody to see, and takes two thirds of the time. */
export const ensureChromium = async () =>
  (await ensureProgram(['chromium-headless-shell'], 'chromium-headless-shell')) ??
  (await ensureProgram(['chromium', 'chromium-browser', 'google-chrome'], 'chromium'));

/** One of the servers for tests is a Python program. */
export const ensurePip = () => ensureProgram(['pip3', 'pip'], 'python3-pip');

/** The layout of a page before its own fonts arrive is tested with each of these; Chromium depends on none of them. */
const fonts = { 'fonts-dejavu-core': 'dejavu', 'fonts-liberation': 'liberation', 'fonts-roboto-unhinted': 'roboto' };

/** Installs the fonts that the tests need, and returns the Debian packages that are still missing. */
export async function ensureFonts() {
  const isMissing = (debianPackage) => !existsSync(join('/usr/share/fonts/truetype', fonts[debianPackage]));
  for (const debianPackage of Object.keys(fonts).filter(isMissing)) await install(debianPackage);
  return Object.keys(fonts).filter(isMissing);
}

export const installNats =
  'Install nats-server 2.9 or later (Debian: apt-get install nats-server; macOS: brew install nats-server), or set NATS_URL.';
