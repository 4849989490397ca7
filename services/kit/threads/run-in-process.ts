import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Problem } from '../../../proto/errors.ts';
import { type TaskResult, unwrapResult } from './task.ts';

interface ProcessTask {
  module: URL;
  timeLimitMs: number;
  /** In milliseconds of processor time, so that the limit does not depend on the load of the machine. */
  cpuLimitMs: number;
  tooSlow: () => Problem;
}

const entry = fileURLToPath(new URL('task-process.js', import.meta.url));
const LOW_PRIORITY = 10;

/**
 * Runs a task in a separate process, because native code cannot be interrupted in a thread. The process is killed after one of the
 * limits or when it needs too much memory; then `tooSlow` is thrown.
 */
export async function runInProcess<I, T>(task: ProcessTask, input: I): Promise<T> {
  const child = fork(entry, [task.module.href, String(task.cpuLimitMs)], {
    serialization: 'advanced',
    timeout: task.timeLimitMs,
    killSignal: 'SIGKILL',
  });
  if (child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
  // The channel also emits an error if the process is killed before it has read its input.
  child.on('error', () => undefined);
  child.send(input as object);
  const ended = new AbortController();
  try {
    const [result] = await Promise.race([
      once(child, 'message', { signal: ended.signal }),
      once(child, 'exit', { signal: ended.signal }).then(([code, signal]) => {
        throw signal === 'SIGKILL' ? task.tooSlow() : new Error(`A task ended with code ${code}`);
      }),
    ]);
    return unwrapResult(result as TaskResult<T>);
  } finally {
    ended.abort();
    child.kill('SIGKILL');
  }
}
