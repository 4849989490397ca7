import { ApiError } from '../../api.ts';
import { UserFacingError } from './user-facing-error.ts';
import { common, messages } from '../messages/messages.ts';

const t = messages.core;

/** `otherwise` is shown for internal errors, which users cannot act on. */
export function errorMessage(error: unknown, otherwise = common.failed): string {
  if ((error instanceof ApiError || error instanceof UserFacingError) && error.message) return error.message;
  if (error instanceof TypeError) return t.unreachable;
  if (error instanceof DOMException && error.name === 'TimeoutError') return t.timedOut;
  return otherwise;
}
