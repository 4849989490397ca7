import { api } from '../../api.ts';
import type { Editor } from '../core/editor.ts';
import { getSession } from '../core/session-actions.ts';
import { runOnServer, type TaskOnServer } from './run-on-server.ts';
import { runTasks } from './run-tasks.ts';
import type { Results, RunOptions, Task } from './task.ts';
import { adoptPage } from './to-listed-page.ts';

/** A browser sends up to so many calls itself, which takes seconds and shows each result immediately. */
const MAX_IN_BROWSER = 50;

const isOnServer = (task: Task): task is TaskOnServer => task.onServer !== undefined;

export const runsOnServer = (tasks: readonly Task[]): boolean => tasks.filter(isOnServer).length > MAX_IN_BROWSER;

/** Runs many tasks on the server, where they continue if the editor is closed, and all others in the browser. */
export async function runAct(
  editor: Editor,
  tasks: readonly Task[],
  { onProgress, isStopped = () => false, isLeft = () => false }: RunOptions = {},
): Promise<Results> {
  const isEnded = () => isStopped() || isLeft();
  if (!runsOnServer(tasks)) return runTasks(tasks, { onProgress, isStopped: isEnded });
  const many = tasks.filter(isOnServer);
  const first = await runOnServer(many, { onProgress, isStopped, isLeft });
  await adoptOpenPage(editor, first);
  const others = tasks.filter((task) => !isOnServer(task));
  const rest = await runTasks(others, {
    onProgress: (finished) => onProgress?.(many.length + finished),
    isStopped: isEnded,
  });
  return { done: [...first.done, ...rest.done], failed: [...first.failed, ...rest.failed] };
}

/** Loads the change of the open page, so that its next save does not conflict with it. */
async function adoptOpenPage(editor: Editor, { done }: Results): Promise<void> {
  const _id = getSession(editor, 'page')?.stored._id;
  if (_id === undefined || !done.some(({ page, deleted }) => page?._id === _id && !deleted)) return;
  const page = await api('GET /page/loadVersion', { _id, version: 'draft' }).catch(() => null);
  if (page) adoptPage(editor, page);
}
