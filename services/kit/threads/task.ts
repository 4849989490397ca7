import { Problem, type ProblemData } from '../../../proto/errors.ts';

/** An error loses its class between threads, so a Problem travels as data. */
export type TaskResult<T> = { value: T } | { problem: ProblemData };

export const task =
  <I, T>(work: (input: I) => T | Promise<T>) =>
  async (input: I): Promise<TaskResult<T>> => {
    try {
      return { value: await work(input) };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return { problem: error.toData() };
    }
  };

export function unwrapResult<T>(answer: TaskResult<T>): T {
  if ('value' in answer) return answer.value;
  throw Problem.fromData(answer.problem);
}

export const toBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
