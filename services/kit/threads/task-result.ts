import { Problem, type ProblemCode } from '../../../proto/errors.ts';

/** What a thread sends back: an error loses its class on the way, so a refusal travels as data. */
export type TaskResult<T> = { value: T } | { problem: { code: ProblemCode; message: string; details?: unknown } };

/** Makes a function the task of a thread: the default export of a file that a `ThreadPool` is opened on. */
export const task =
  <I, T>(work: (input: I) => T | Promise<T>) =>
  async (input: I): Promise<TaskResult<T>> => {
    try {
      return { value: await work(input) };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const { code, message, details } = error;
      return { problem: { code, message, details } };
    }
  };

export function unwrapResult<T>(answer: TaskResult<T>): T {
  if ('value' in answer) return answer.value;
  const { code, message, details } = answer.problem;
  throw new Problem(code, message, details);
}
