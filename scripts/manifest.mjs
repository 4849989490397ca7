import { buildWhenChanged } from './build/build.mjs';
import { installPackages } from './machine/packages.mjs';
import { at, root } from './machine/root.mjs';
import { run } from './machine/run.mjs';
import { giveUp } from './machine/say.mjs';

/** Writes what services know of blocks out of their fields, and what the site says of page types out of their declarations. */
await installPackages();
if (!(await buildWhenChanged())) giveUp('The build failed; what it printed above says why.');
const script = at('dist/scripts/manifest/write-manifest.js');
process.exitCode = await run(
  process.execPath,
  [script, at('proto/blocks/manifest.ts'), at('web/src/visit/page-type-words.ts')],
  { cwd: root },
);
