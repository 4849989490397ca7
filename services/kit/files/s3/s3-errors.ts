import { Problem } from '../../../../proto/errors.ts';

/** What the client adds to the errors of a request, with a status when there was an answer. */
interface RequestError extends Error {
  $metadata?: { httpStatusCode?: number };
}

/** What an error of the client means to the caller of the file store. Errors of other origin are left as they are. */
export function toProblem(error: unknown, bucket: string): unknown {
  const { $metadata, name } = error as RequestError;
  if (!$metadata) return error;
  const { httpStatusCode = 503 } = $metadata;
  const isAway = httpStatusCode >= 500 || httpStatusCode === 429 || name === 'RequestTimeout';
  return isAway ? unavailable(error, bucket) : error;
}

export const unavailable = (error: unknown, bucket: string): Problem =>
  new Problem('unavailable', `The file store ${bucket} does not answer: ${(error as Error).message}`);

/** There is no such file. That there is no such bucket is something else. */
export const isMissing = (error: unknown): boolean => ['NoSuchKey', 'NotFound'].includes((error as Error).name);

export const isRangeBeyondEnd = (error: unknown): boolean =>
  (error as RequestError).$metadata?.httpStatusCode === 416 || (error as Error).name === 'InvalidRange';
