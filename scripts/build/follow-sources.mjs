import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from '../machine/root.mjs';
import { print } from '../machine/print.mjs';
import { forProduction, tsc, vite } from './build.mjs';
import { sourcesChangedSince } from './sources.mjs';

// With --no-emptyOutDir, the files of the running site remain while Vite writes. The level `info` prints the line that `ready` waits for.
const viteWatch = [...vite, '--watch', '--no-emptyOutDir', '--logLevel', 'info'];

const compilers = [
  { args: [...tsc, '--watch', '--preserveWatchOutput'], readyLine: /Watching for file changes/, isPrinted: true },
  { args: viteWatch, readyLine: /^built in/, isPrinted: false },
  { args: [...viteWatch, '--ssr'], readyLine: /^built in/, isPrinted: false },
];

export async function followSources() {
  print('Starting the compilers in watch mode …');
  const startedAt = Date.now();
  const started = compilers.map(start);
  await Promise.all(started.map(({ ready }) => ready));
  // The compiler may miss a file that was saved during its first pass.
  if (sourcesChangedSince(startedAt).length === 0) return;
  started.forEach(({ child }) => end(child));
  await followSources();
}

function start({ args, readyLine, isPrinted }) {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: root,
    env: { ...process.env, ...forProduction.env },
    // tsc is a child of its launcher, so both are stopped as a process group.
    detached: true,
  });
  process.once('exit', () => end(child));
  const ready = new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (isPrinted && line !== '') print(line);
      if (readyLine.test(line)) resolve();
    });
    child.once('exit', () => reject(new Error('A compiler stopped; see its output above')));
  });
  return { child, ready };
}

function end({ pid, exitCode, signalCode }) {
  if (exitCode === null && signalCode === null) process.kill(-pid);
}
