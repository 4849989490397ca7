import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from '../machine/root.mjs';
import { print } from '../machine/print.mjs';
import { forProduction, tsc, vite } from './build.mjs';
import { sourcesChangedSince } from './sources.mjs';

// The site stays whole while Vite writes the next one beside it. At `info` it says when it has built, which is nobody else's concern.
const besides = [...vite, '--watch', '--no-emptyOutDir', '--logLevel', 'info'];

/** Each says so once it has gone over everything for the first time, and follows what changes from then on. */
const compilers = [
  { args: [...tsc, '--watch', '--preserveWatchOutput'], standsAt: /Watching for file changes/, isShown: true },
  { args: besides, standsAt: /^built in/, isShown: false },
  { args: [...besides, '--ssr'], standsAt: /^built in/, isShown: false },
];

/** Compiles again whatever changes, until this process ends. Resolves when no change can be missed any more. */
export async function followSources() {
  print('Going over all sources once more, to follow them …');
  const began = Date.now();
  const started = compilers.map(start);
  await Promise.all(started.map(({ stands }) => stands));
  // What is saved while a compiler goes over everything may be too late for that, and taken for what it has seen.
  if (sourcesChangedSince(began).length === 0) return;
  started.forEach(({ child }) => end(child));
  await followSources();
}

function start({ args, standsAt, isShown }) {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: root,
    env: { ...process.env, ...forProduction.env },
    // A group of its own: the compiler of TypeScript is a process below its launcher.
    detached: true,
  });
  process.once('exit', () => end(child));
  const stands = new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (isShown && line !== '') print(line);
      if (standsAt.test(line)) resolve();
    });
    child.once('exit', () => reject(new Error('A compiler has ended; what it printed above says why')));
  });
  return { child, stands };
}

function end({ pid, exitCode, signalCode }) {
  if (exitCode === null && signalCode === null) process.kill(-pid);
}
