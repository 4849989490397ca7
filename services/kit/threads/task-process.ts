import type { TaskResult } from './task.ts';

const MAX_MEMORY = 1_500_000_000;
const [module, cpuLimitMs] = process.argv.slice(2);
const kill = () => process.kill(process.pid, 'SIGKILL');

// An ordinary exit would wait for native code to finish.
process.once('disconnect', kill);
process.once('message', async (input) => {
  const { default: work } = (await import(module!)) as { default: (input: unknown) => Promise<TaskResult<unknown>> };
  const atStart = process.cpuUsage();
  setInterval(() => isOverLimit(process.cpuUsage(atStart)) && kill(), 20).unref();
  process.send!(await work(input));
});

const isOverLimit = ({ user, system }: NodeJS.CpuUsage): boolean =>
  user + system > Number(cpuLimitMs) * 1000 || process.memoryUsage.rss() > MAX_MEMORY;
