import { rmSync } from 'node:fs';
import { buildWhenChanged } from './build/build.mjs';
import { imageName, targets } from './image/build-images.mjs';
import { exitWithError, print } from './machine/print.mjs';
import { at, root } from './machine/root.mjs';
import { run } from './machine/run.mjs';
import { release } from './release/release.mjs';

const args = process.argv.slice(2);
const isDryRun = args.includes('--dry-run');
const kind = args.find((arg) => arg !== '--dry-run');

try {
  const version = await release({
    root,
    kind,
    isDryRun,
    day: new Date().toISOString().slice(0, 10),
    writeSnapshot,
    print,
  });
  print(`Images: ${targets.map((target) => imageName(target, version)).join(', ')}`);
  if (!isDryRun) print(`Publish it: git push origin main v${version}; build the images: npm run image`);
} catch (error) {
  exitWithError(error.message);
}

async function writeSnapshot(version, path) {
  if (!(await buildWhenChanged())) throw new Error('The build failed; see the output above.');
  const writer = at('dist/scripts/release/write-snapshot.js');
  const target = path ?? at('dist/contracts.json');
  const code = await run(process.execPath, [writer, version, at('proto/released/contracts.json'), target], {
    cwd: root,
  });
  if (!path) rmSync(target, { force: true });
  if (code !== 0) throw new Error('The contracts break the last release: see docs/development/contracts.md.');
}
