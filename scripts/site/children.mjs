import { spawn } from 'node:child_process';
import { root } from '../machine/root.mjs';
import { print } from '../machine/print.mjs';

const FIRST_BACKOFF_MS = 500;
const maxBackoffMs = ({ LONGEST_REST_MS }) => Number(LONGEST_REST_MS ?? 10_000);
/** A process that has run this long did not fail at startup. */
const STABLE_MS = 30_000;
const STOP_MS = 15_000;

/**
 * A program that is kept running: started again with growing rests whenever it ends by itself.
 * It leads a process group of its own, so that Ctrl-C reaches only us and everything is stopped in order.
 */
export function keepRunning(name, command, args, { env = {}, ipc = false } = {}) {
  let child;
  let stopping = false;
  let rest = FIRST_BACKOFF_MS;
  let timer;

  const start = () => {
    const began = Date.now();
    child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit', ...(ipc ? ['ipc'] : [])],
      detached: true,
      cwd: root,
      env: { ...process.env, ...env },
    });
    child.once('error', (error) => print(`${name} can not be started: ${error.message}`));
    child.once('exit', (code, signal) => {
      if (stopping) return;
      if (Date.now() - began > STABLE_MS) rest = FIRST_BACKOFF_MS;
      print(`${name} has ended (${signal ?? `code ${code}`}); starting it again in ${rest / 1000} s`);
      timer = setTimeout(start, rest);
      rest = Math.min(rest * 2, maxBackoffMs({ ...process.env, ...env }));
    });
  };
  const end = (signal) =>
    new Promise((resolve) => {
      if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return resolve();
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      child.once('exit', () => {
        clearTimeout(late);
        resolve();
      });
      child.kill(signal);
    });

  start();
  return {
    name,
    get pid() {
      return child.pid;
    },
    async stop(signal = 'SIGTERM') {
      stopping = true;
      clearTimeout(timer);
      await end(signal);
    },
    kill() {
      stopping = true;
      clearTimeout(timer);
      child.kill('SIGKILL');
    },
    async restart() {
      stopping = true;
      clearTimeout(timer);
      await end('SIGTERM');
      stopping = false;
      start();
    },
  };
}
