import { build } from './build/build.mjs';
import { checkNodeVersion } from './machine/node-version.mjs';
import { installPackages } from './machine/packages.mjs';

checkNodeVersion();
await installPackages();
process.exitCode = (await build()) ? 0 : 1;
