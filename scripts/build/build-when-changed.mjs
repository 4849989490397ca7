import { print } from '../machine/print.mjs';
import { build } from './build.mjs';
import { isBuilt } from './sources.mjs';

if (!isBuilt()) {
  print('Building …');
  process.exitCode = (await build()) ? 0 : 1;
}
