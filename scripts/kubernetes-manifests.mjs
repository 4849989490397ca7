import { buildWhenChanged } from './build/build.mjs';
import { installPackages } from './machine/packages.mjs';
import { exitWithError } from './machine/print.mjs';
import { at, root } from './machine/root.mjs';
import { run } from './machine/run.mjs';

await installPackages();
if (!(await buildWhenChanged())) exitWithError('The build failed; see the output above.');
process.exitCode = await run(process.execPath, [at('dist/scripts/kubernetes/write-manifests.js')], { cwd: root });
