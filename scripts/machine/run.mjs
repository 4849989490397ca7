import { spawn } from 'node:child_process';

/** Runs a program to its end, its output shown; answers its exit code. */
export function run(command, args = [], { env, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options, env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ? 1 : code));
  });
}
