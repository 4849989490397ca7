import { Problem, type ProblemCode } from '../../../proto/errors.ts';

/** An error loses its class between threads, so a Problem travels as data. */
export type TaskResult<T> = { value: T } | { problem: { code: ProblemCode; message: string; details?: unknown } };

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
