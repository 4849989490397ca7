import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at, root } from '../machine/root.mjs';
import { print } from '../machine/print.mjs';
import { run } from '../machine/run.mjs';

/** Jest needs a flag to load ESM, about which Node.js warns; threads and processes of the tested code load sources like Jest. */
export const jest = [
  ...['--no-warnings', '--experimental-vm-modules', '--import', pathToFileURL(at('scripts/jest/typescript.mjs')).href],
  at('node_modules/jest/bin/jest.js'),
];

/** Prints failures, and returns the report of Jest, or undefined if there is none. */
export async function runJest(options, env) {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  const report = join(folder, 'report.json');
  try {
    const args = [...jest, ...options, '--passWithNoTests', '--json', `--outputFile=${report}`];
    await run(process.execPath, [...args, ...process.argv.slice(2)], {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch (error) {
    print(`Jest wrote no report: ${error.message}`);
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
