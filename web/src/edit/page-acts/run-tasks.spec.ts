import { ApiError } from '../../api.ts';
import { runTasks } from './run-tasks.ts';
import type { Outcome, Task } from './task.ts';

const succeed = (name: string): Task => ({ name, run: () => Promise.resolve<Outcome>({ deleted: name }) });
const fail = (name: string): Task => ({
  name,
  run: () => Promise.reject(new ApiError(403, `Not ${name}.`)),
});

test('a refused task has a reason, and the others are done', async () => {
  const progress: number[] = [];
  const { done, failed } = await runTasks([succeed('a'), fail('b'), succeed('c')], {
    onProgress: (finished) => progress.push(finished),
  });
  expect(done.map(({ deleted }) => deleted)).toEqual(['a', 'c']);
  expect(failed).toEqual([{ name: 'b', reason: 'Not b.' }]);
  expect(progress).toEqual([1, 2, 3]);
});

test('tasks that have not started are left out after a stop', async () => {
  let started = 0;
  const task: Task = {
    name: 'a',
    run: async () => {
      started += 1;
      return {};
    },
  };
  const { done } = await runTasks(Array<Task>(20).fill(task), { isStopped: () => started >= 4 });
  expect(done).toHaveLength(started);
  expect(started).toBeLessThan(20);
});
