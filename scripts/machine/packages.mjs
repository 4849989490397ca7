import { readFileSync } from 'node:fs';
import { at, root } from './root.mjs';
import { run } from './run.mjs';
import { exitWithError, print } from './print.mjs';

export async function installPackages() {
  const missing = missingPackage();
  if (!missing) return;
  print(`Installing packages (${missing}) …`);
  const code = await run('npm', ['ci', '--include=dev'], { cwd: root });
  if (code !== 0) exitWithError('npm ci failed; see the output above.');
}

/** npm lists the installed packages in node_modules/.package-lock.json. If the list matches, nothing is missing. */
function missingPackage() {
  const installed = packagesIn(at('node_modules', '.package-lock.json'));
  if (!installed) return 'none are installed yet';
  const locked = Object.entries(packagesIn(at('package-lock.json')));
  const [path] =
    locked.find(([path, { version, optional, devOptional, link }]) => {
      if (!path.includes('node_modules/') || optional || devOptional) return false;
      return installed[path] === undefined || (!link && installed[path].version !== version);
    }) ?? [];
  return path && `${path.replace(/^.*node_modules\//, '')} is missing or another version`;
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
