import { isBuilt } from './build/sources.mjs';
import { at } from './machine/root.mjs';
import { exitWithError } from './machine/print.mjs';
import { run } from './machine/run.mjs';

// A build at this point would print its progress between the manifests.
if (!isBuilt()) exitWithError('Run npm run build first.');
process.exitCode = await run(process.execPath, [
  at('dist/scripts/kubernetes/print-secrets.js'),
  ...process.argv.slice(2),
]);
