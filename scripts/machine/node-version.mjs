import { readFileSync } from 'node:fs';
import { at } from './root.mjs';
import { exitWithError } from './print.mjs';

/** Older versions fail late and with messages that nobody understands. */
export function checkNodeVersion() {
  const { engines } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const [wantedMajor, wantedMinor] = engines.node.match(/\d+/g).map(Number);
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  exitWithError(`This project needs Node.js ${wantedMajor}.${wantedMinor} or later; this is ${process.versions.node}.`);
}
