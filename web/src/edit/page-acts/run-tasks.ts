import { errorMessage } from '../core/error-message.ts';
import type { Results, RunOptions, Task } from './task.ts';

const AT_ONCE = 4;

/** Continues with the other tasks after a failure. */
export async function runTasks(
  tasks: readonly Task[],
  { onProgress, isStopped = () => false }: Pick<RunOptions, 'onProgress' | 'isStopped'> = {},
): Promise<Results> {
  const results: Results = { done: [], failed: [] };
  let finished = 0;
  await inParallel(tasks, isStopped, async ({ name, run }) => {
    try {
      results.done.push({ name, ...(await run()) });
    } catch (error) {
      results.failed.push({ name, reason: errorMessage(error) });
    }
    onProgress?.((finished += 1));
  });
  return results;
}

/** Tasks that have not started when the run is stopped are skipped. */
export async function inParallel<T>(
  items: readonly T[],
  isStopped: () => boolean,
  run: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const work = async () => {
    while (!isStopped()) {
      const item = waiting.shift();
      if (item === undefined) return;
      await run(item);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
