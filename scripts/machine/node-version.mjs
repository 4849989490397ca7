import { readFileSync } from 'node:fs';
import { at } from './root.mjs';
import { exitWithError } from './print.mjs';

export function checkNodeVersion() {
  const { engines } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const [requiredMajor, requiredMinor] = engines.node.match(/\d+/g).map(Number);
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > requiredMajor || (major === requiredMajor && minor >= requiredMinor)) return;
  exitWithError(
    `This project needs Node.js ${requiredMajor}.${requiredMinor} or later; this is ${process.versions.node}.`,
  );
}
