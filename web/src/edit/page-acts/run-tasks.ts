import { errorMessage } from '../core/error-message.ts';
import type { Results, Task } from './task.ts';

const AT_ONCE = 4;

interface Options {
  onProgress?: (finished: number) => void;
  /** Tasks that have not started by then are left out. */
  isStopped?: () => boolean;
}

/** A task that fails does not stop the others. */
export async function runTasks(
  tasks: readonly Task[],
  { onProgress, isStopped = () => false }: Options = {},
): Promise<Results> {
  const results: Results = { done: [], failed: [] };
  const waiting = [...tasks];
  let finished = 0;
  const work = async () => {
    while (!isStopped()) {
      const task = waiting.shift();
      if (!task) return;
      try {
        results.done.push(await task.run());
      } catch (error) {
        results.failed.push({ name: task.name, reason: errorMessage(error) });
      }
      onProgress?.((finished += 1));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}
