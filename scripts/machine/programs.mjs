import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runQuietly } from './run.mjs';
import { print } from './print.mjs';

/** Debian installs servers in folders that are only on the PATH of root. */
const searchPath = () => [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/usr/bin'];

export const findProgram = (...names) =>
  names.flatMap((name) => searchPath().map((folder) => join(folder, name))).find(canRun);

function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export async function ensureProgram(names, debianPackage) {
  const found = findProgram(...names);
  if (found) return found;
  await install(debianPackage);
  return findProgram(...names);
}

async function install(debianPackage) {
  if (!findProgram('apt-get') || process.getuid?.() !== 0) return;
  print(`Installing ${debianPackage} …`);
  const apt = (...args) => runQuietly('apt-get', ['-q', ...args], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  const attempt = () => apt('install', '-y', '--no-install-recommends', debianPackage);
  // A fresh machine has no package lists yet.
  if (readdirSync('/var/lib/apt/lists').length < 3) await apt('update');
  if ((await attempt()) !== 0) {
    await apt('update');
    await attempt();
  }
}

export const ensureNatsServer = () => ensureProgram(['nats-server'], 'nats-server');
/** The headless shell needs two thirds of the time of the full browser. */
export const ensureChromium = async () =>
  (await ensureProgram(['chromium-headless-shell'], 'chromium-headless-shell')) ??
  (await ensureProgram(['chromium', 'chromium-browser', 'google-chrome'], 'chromium'));

/** Finds Firefox and WebKitGTK with a virtual screen and keyboard. Returns the Debian packages that are missing. */
export async function ensureEngines() {
  const packages = {
    'firefox-esr': ['firefox-esr', 'firefox'],
    'webkit2gtk-driver': ['WebKitWebDriver'],
    xvfb: ['Xvfb'],
    openbox: ['openbox'],
    xdotool: ['xdotool'],
  };
  const missing = [];
  for (const [name, programs] of Object.entries(packages))
    if (!(await ensureProgram(programs, name))) missing.push(name);
  return missing;
}

/** Finds the programs that the commands of the runbooks use. */
export async function ensureRunbookPrograms() {
  const missing = [];
  for (const name of ['curl', 'jq']) if (!(await ensureProgram([name], name))) missing.push(name);
  return missing;
}

export const ensurePip = () => ensureProgram(['pip3', 'pip'], 'python3-pip');

/** Fonts of devices: the layout before web fonts arrive is tested with each of them. */
const fonts = { 'fonts-dejavu-core': 'dejavu', 'fonts-liberation': 'liberation', 'fonts-roboto-unhinted': 'roboto' };

export async function ensureFonts() {
  const isMissing = (debianPackage) => !existsSync(join('/usr/share/fonts/truetype', fonts[debianPackage]));
  for (const debianPackage of Object.keys(fonts).filter(isMissing)) await install(debianPackage);
  return Object.keys(fonts).filter(isMissing);
}

export const installNats =
  'Install nats-server 2.9 or later (Debian: apt-get install nats-server; macOS: brew install nats-server), or set NATS_URL.';
