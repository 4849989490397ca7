import { spawn } from 'node:child_process';
import { root } from '../machine/root.mjs';
import { print } from '../machine/print.mjs';

const FIRST_BACKOFF_MS = 500;
const maxBackoffMs = ({ LONGEST_REST_MS }) => Number(LONGEST_REST_MS ?? 10_000);
/** A process that has run for this time did not fail at startup. */
const STABLE_MS = 30_000;
const STOP_MS = 15_000;

/**
 * Restarts the program with increasing delays when it exits. It has its own process group, so that Ctrl-C reaches only this process, which
 * then stops the others in order.
 */
export function startSupervised(name, command, args, { env = {}, ipc = false } = {}) {
  let child;
  let stopping = false;
  let delay = FIRST_BACKOFF_MS;
  let timer;

  const start = () => {
    const startedAt = Date.now();
    child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit', ...(ipc ? ['ipc'] : [])],
      detached: true,
      cwd: root,
      env: { ...process.env, ...env },
    });
    child.once('error', (error) => print(`${name} cannot be started: ${error.message}`));
    child.once('exit', (code, signal) => {
      if (stopping) return;
      if (Date.now() - startedAt > STABLE_MS) delay = FIRST_BACKOFF_MS;
      print(`${name} exited (${signal ?? `code ${code}`}); restarting in ${delay / 1000} s`);
      timer = setTimeout(start, delay);
      delay = Math.min(delay * 2, maxBackoffMs({ ...process.env, ...env }));
    });
  };
  const end = (signal) =>
    new Promise((resolve) => {
      if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return resolve();
      const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      child.once('exit', () => {
        clearTimeout(killTimer);
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

export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
