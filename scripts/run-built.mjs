import { requireBuild } from './build/build.mjs';
import { installPackages } from './machine/packages.mjs';
import { at, root } from './machine/root.mjs';
import { run } from './machine/run.mjs';

/** Builds if a source has changed, and runs a compiled program, such as `docs/write-pages`. */
const [program, ...args] = process.argv.slice(2);
await installPackages();
await requireBuild();
process.exitCode = await run(process.execPath, [at(`dist/scripts/${program}.js`), ...args], { cwd: root });
