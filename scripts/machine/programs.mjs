import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { say } from './say.mjs';

/** Debian puts servers where only root's PATH looks. */
const places = () => [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/usr/bin'];

/** Where a program is, or undefined. */
export const find = (...names) => names.flatMap((name) => places().map((folder) => join(folder, name))).find(canRun);

function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Finds a program, or installs it where this machine lets us; undefined when it can be had neither way. */
export async function ensure(names, debianPackage) {
  const found = find(...names);
  if (found) return found;
  if (!find('apt-get') || process.getuid?.() !== 0) return undefined;
  say(`Installing ${debianPackage} …`);
  const install = () =>
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', debianPackage], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  if ((await install()) !== 0) {
    await run('apt-get', ['update', '-q'], { stdio: ['ignore', 'ignore', 'inherit'] });
    await install();
  }
  return find(...names);
}

export const ensureNatsServer = () => ensure(['nats-server'], 'nats-server');
/** Its headless shell draws no window for nobody to see, and takes two thirds of the time. */
export const ensureChromium = async () =>
  (await ensure(['chromium-headless-shell'], 'chromium-headless-shell')) ??
  (await ensure(['chromium', 'chromium-browser', 'google-chrome'], 'chromium'));

export const installNats =
  'Install nats-server 2.9 or later (Debian: apt-get install nats-server; macOS: brew install nats-server), or set NATS_URL.';
