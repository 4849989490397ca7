import { buildWhenChanged } from './build/build.mjs';
import { installPackages } from './machine/packages.mjs';
import { at, root } from './machine/root.mjs';
import { run } from './machine/run.mjs';
import { exitWithError } from './machine/print.mjs';

/** Writes what services know of blocks out of their fields, and what the site says of page types out of their declarations. */
await installPackages();
const paths = [at('proto/blocks/manifest.ts'), at('web/src/visit/text/page-type-labels.ts')];
// Fields offer the page types in their words, so these are part of the build that the second round reads.
for (let round = 0; round < 2; round += 1) {
  if (!(await buildWhenChanged())) exitWithError('The build failed; what it printed above says why.');
  process.exitCode = await run(process.execPath, [at('dist/scripts/manifest/write-manifest.js'), ...paths], {
    cwd: root,
  });
}
