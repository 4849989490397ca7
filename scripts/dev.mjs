import { watch } from 'node:fs';
import { build } from './build/build.mjs';
import { followSources } from './build/follow-sources.mjs';
import { digestOfFolder } from './build/sources.mjs';
import { checkNodeVersion } from './machine/node-version.mjs';
import { installPackages } from './machine/packages.mjs';
import { at } from './machine/root.mjs';
import { exitWithError, print } from './machine/print.mjs';
import { runSite } from './site/run-site.mjs';
import { signInLine } from './site/sign-in-line.mjs';
import { stopOnSignals } from './site/stop-on-signals.mjs';

/** Compilers write many files: what they make is looked at when they have been quiet for this long. */
const SETTLE_MS = 500;

const due = new Set();
let restarting;

checkNodeVersion();
await installPackages();
if (!(await build())) exitWithError('The build failed; what it printed above says why.');

const site = runSite();
stopOnSignals(site);
const { url, login, services, bff } = await site.ready.catch(async (error) => {
  await site.stop();
  exitWithError(error.message);
});

const everything = [...services, bff];
const followed = [
  made('dist/proto', 'A contract', everything),
  made('dist/services', 'A service', everything),
  made('dist/bff', 'The BFF', [bff]),
  made('dist/site', 'The site', [bff]),
];
await followSources().catch(async (error) => {
  await site.stop();
  exitWithError(error.message);
});
// Only now, because the first pass rewrites every file.
followed.forEach(follow);
print(`\n  ${url}   ${signInLine(login)}   Every change is built and restarts what it concerns.\n`);

/** What children are made of, as they run now. */
function made(folder, name, children) {
  return { folder, name, children, digest: digestOfFolder(at(folder)) };
}

/** Restarts children when what they are made of has really changed. */
function follow({ folder, name, children, digest }) {
  let timer;
  const look = () => {
    let now;
    try {
      now = digestOfFolder(at(folder));
    } catch (error) {
      // A compiler has just taken a file away: it is not quiet yet.
      if (error.code !== 'ENOENT') throw error;
      return settle();
    }
    if (now === digest) return;
    digest = now;
    print(`${name} changed; restarting ${children.map((child) => child.name).join(' and ')}`);
    restart(children);
  };
  const settle = () => {
    clearTimeout(timer);
    timer = setTimeout(look, SETTLE_MS);
  };
  watch(at(folder), { recursive: true }, settle);
  look();
}

/** Those that wait for it together, and never one twice at the same time: two of it would want the same port. */
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
