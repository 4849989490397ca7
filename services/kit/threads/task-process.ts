import type { TaskResult } from './task.ts';

const MAX_MEMORY = 1_500_000_000;
const kill = () => process.kill(process.pid, 'SIGKILL');

setInterval(() => process.memoryUsage.rss() > MAX_MEMORY && kill(), 20).unref();
// An ordinary exit would wait for native code to finish.
process.once('disconnect', kill);
process.once('message', (input) => {
  void import(process.argv[2]!)
    .then(({ default: work }: { default: (input: unknown) => Promise<TaskResult<unknown>> }) => work(input))
    .then((result) => process.send!(result));
});
