import type { Problem } from '../../../../proto/errors.ts';
import { storeRefusals } from '../../../../proto/refusals/stores.ts';

interface RequestError extends Error {
  $metadata?: { httpStatusCode?: number };
}

export function toProblem(error: unknown, bucket: string): unknown {
  const { $metadata, name } = error as RequestError;
  if (!$metadata) return error;
  const { httpStatusCode = 503 } = $metadata;
  const isAway = httpStatusCode >= 500 || httpStatusCode === 429 || name === 'RequestTimeout';
  return isAway ? unavailable(error, bucket) : error;
}

export const unavailable = (error: unknown, bucket: string): Problem =>
  storeRefusals.filesUnavailable({ store: bucket, reason: (error as Error).message });

export const isMissing = (error: unknown): boolean => ['NoSuchKey', 'NotFound'].includes((error as Error).name);

export const isRangeBeyondEnd = (error: unknown): boolean =>
  (error as RequestError).$metadata?.httpStatusCode === 416 || (error as Error).name === 'InvalidRange';
