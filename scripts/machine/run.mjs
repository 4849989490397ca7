import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

export function run(command, args = [], { env, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options, env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ? 1 : code));
  });
}

export async function runQuietly(command, args, options) {
  const folder = mkdtempSync(join(tmpdir(), 'run-'));
  const log = openSync(join(folder, 'log'), 'w+');
  try {
    const code = await run(command, args, { ...options, stdio: ['ignore', log, log] });
    if (code !== 0) process.stderr.write(readFileSync(join(folder, 'log')));
    return code;
  } finally {
    closeSync(log);
    rmSync(folder, { recursive: true, force: true });
  }
}
