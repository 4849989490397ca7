import { build } from './build/build.mjs';
import { followSources } from './build/follow-sources.mjs';
import { checkNodeVersion } from './machine/node-version.mjs';
import { installPackages } from './machine/packages.mjs';

checkNodeVersion();
await installPackages();
process.exitCode = (await build()) ? 0 : 1;
if (process.argv.includes('--watch') && process.exitCode === 0) {
  // The default action of a signal would not stop the compilers, but the exit handlers do.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit());
  await followSources();
}
