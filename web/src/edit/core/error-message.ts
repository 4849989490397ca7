import { TimeoutError } from 'ky';
import { ApiError } from '../../api.ts';
import { common, messages } from '../messages/messages.ts';

const t = messages.core;

/** `otherwise` is shown for internal errors, which users cannot act on. */
export function errorMessage(error: unknown, otherwise = common.failed): string {
  if ((error instanceof ApiError || error instanceof UserFacingError) && error.message) return error.message;
  if (error instanceof TypeError) return t.unreachable;
  if (isUnanswered(error)) return t.unanswered;
  if (error instanceof Error && error.name === 'TimeoutError') return t.timedOut;
  return otherwise;
}

/** Returns whether a command may have arrived although its response did not. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof TimeoutError && error.request.method === 'POST';

export class UserFacingError extends Error {
  override name = 'UserFacingError';
}
