import { requireBuild } from './build/build.mjs';
import { installPackages } from './machine/packages.mjs';
import { at, root } from './machine/root.mjs';
import { run } from './machine/run.mjs';

await installPackages();
const { writeBlockEntries } = await import('./manifest/block-entries.mjs');
await writeBlockEntries();
const paths = [at('proto/blocks/manifest.json'), at('web/src/messages/page-type-labels.ts')];
// Fields show labels of page types, so the second round builds with the labels written by the first.
for (let round = 0; round < 2; round += 1) {
  await requireBuild();
  process.exitCode = await run(process.execPath, [at('dist/scripts/manifest/write-manifest.js'), ...paths], {
    cwd: root,
  });
}
