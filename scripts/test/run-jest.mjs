import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, root } from '../machine/root.mjs';
import { print } from '../machine/print.mjs';
import { run } from '../machine/run.mjs';

/** Prints failures, and returns the report of Jest, or undefined if there is none. */
export async function runJest(options, env) {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  const report = join(folder, 'report.json');
  try {
    const args = [
      at('node_modules/jest/bin/jest.js'),
      ...options,
      '--passWithNoTests',
      '--json',
      `--outputFile=${report}`,
    ];
    await run(process.execPath, [...args, ...process.argv.slice(2)], {
      cwd: root,
      env: {
        ...env,
        // Jest needs this flag to load ESM, and Node.js warns about it.
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --no-warnings --experimental-vm-modules`.trim(),
      },
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
