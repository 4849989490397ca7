import { watch } from 'node:fs';
import { build } from './build/build.mjs';
import { followSources } from './build/follow-sources.mjs';
import { digestOfFolder } from './build/sources.mjs';
import { checkNodeVersion } from './machine/node-version.mjs';
import { installPackages } from './machine/packages.mjs';
import { at } from './machine/root.mjs';
import { exitWithError, print } from './machine/print.mjs';
import { runSite } from './site/run-site.mjs';
import { signInLine } from './site/login.mjs';
import { stopOnSignals } from './site/stop-on-signals.mjs';

/** Compilers write many files, so restarts wait until no file has changed for this long. */
const DEBOUNCE_MS = 500;

const due = new Set();
let restarting;

checkNodeVersion();
await installPackages();
if (!(await build())) exitWithError('The build failed; see the output above.');

const site = runSite();
stopOnSignals(site);
const { url, login, services, bff } = await site.ready.catch(async (error) => {
  await site.stop();
  exitWithError(error.message);
});

const everything = [...services, bff];
const followed = [
  builtFolder('dist/proto', 'A contract', everything),
  builtFolder('dist/services', 'A service', everything),
  builtFolder('dist/bff', 'The BFF', [bff]),
  builtFolder('dist/site', 'The site', [bff]),
];
await followSources().catch(async (error) => {
  await site.stop();
  exitWithError(error.message);
});
followed.forEach(follow);
print(`\n  ${url}   ${signInLine(login)}   Changes are compiled and restart the processes that use them.\n`);

function builtFolder(folder, name, children) {
  return { folder, name, children, digest: digestOfFolder(at(folder)) };
}

function follow({ folder, name, children, digest }) {
  let timer;
  const checkDigest = () => {
    let now;
    try {
      now = digestOfFolder(at(folder));
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
      return schedule();
    }
    if (now === digest) return;
    digest = now;
    print(`${name} changed; restarting ${children.map((child) => child.name).join(' and ')}`);
    restart(children);
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(checkDigest, DEBOUNCE_MS);
  };
  watch(at(folder), { recursive: true }, schedule);
  checkDigest();
}

/** Collects restarts, because two instances of a child would use the same port. */
function restart(children) {
  for (const child of children) due.add(child);
  restarting ??= restartDue();
}

async function restartDue() {
  while (due.size > 0) {
    const now = [...due];
    due.clear();
    await Promise.all(now.map((child) => child.restart()));
  }
  restarting = undefined;
}
