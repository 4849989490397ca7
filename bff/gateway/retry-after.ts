import { Problem } from '../../proto/errors.ts';

export function retryAfter(error: unknown, status: number): Record<string, string> {
  if (status === 503) return { 'retry-after': '1' };
  if (status !== 429 || !(error instanceof Problem)) return {};
  const { retryAfterSeconds } = (error.details ?? {}) as { retryAfterSeconds?: unknown };
  return { 'retry-after': String(typeof retryAfterSeconds === 'number' ? Math.ceil(retryAfterSeconds) : 60) };
}
