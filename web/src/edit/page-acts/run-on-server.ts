import type { BulkResult } from '../../../../proto/entities/bulk-act.ts';
import { keyOfBulkPage } from '../../../../proto/key-of-bulk-page.ts';
import { api, ApiError } from '../../api.ts';
import { errorMessage, UserFacingError } from '../core/error-message.ts';
import { inParallel } from './run-tasks.ts';
import type { Results, RunOptions, ServerTask, Task } from './task.ts';

export type TaskOnServer = Task & { onServer: ServerTask };

export const POLL_MS = 1000;
const MAX_FAILURES = 60;

/** Runs tasks with the same action as one act of the server, and reports a result for each page that it has changed or refused. */
export async function runOnServer(
  tasks: readonly TaskOnServer[],
  { onProgress, isStopped = () => false, isLeft = () => false }: RunOptions = {},
): Promise<Results> {
  const results: Results = { done: [], failed: [] };
  const waiting = new Map(tasks.map((task) => [keyOfBulkPage(task.onServer.page), task]));
  const add = async (result: BulkResult) => {
    const key = keyOfBulkPage(result);
    const { name, onServer } = waiting.get(key)!;
    waiting.delete(key);
    try {
      if (result.reason !== undefined) throw new UserFacingError(result.reason);
      results.done.push({ name, ...(await persist(async () => onServer.toOutcome(result))) });
    } catch (error) {
      results.failed.push({ name, reason: errorMessage(error) });
    }
  };
  try {
    const { action } = tasks[0]!.onServer;
    const { _id } = await api('POST /page/startBulkAct', { action, pages: tasks.map(({ onServer }) => onServer.page) });
    for (let isStopping = false; !isLeft();) {
      if (isStopped() && !isStopping) await persist(() => api('POST /page/stopBulkAct', { _id }));
      isStopping = isStopped();
      const after = tasks.length - waiting.size;
      const act = await persist(() => api('GET /page/loadBulkAct', { _id, after }));
      await inParallel(act.results, () => false, add);
      onProgress?.(tasks.length - waiting.size);
      if (act.results.length > 0) continue;
      if (act.state === 'running') await pause();
      else if (act.reason === undefined) break;
      else throw new UserFacingError(act.reason);
    }
  } catch (error) {
    for (const { name } of waiting.values()) results.failed.push({ name, reason: errorMessage(error) });
  }
  return results;
}

/** The act continues on the server while this device has no network. */
async function persist<T>(call: () => Promise<T>): Promise<T> {
  for (let failures = 1; ; failures++)
    try {
      return await call();
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) throw error;
      if (failures === MAX_FAILURES) throw error;
      await pause();
    }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_MS));
