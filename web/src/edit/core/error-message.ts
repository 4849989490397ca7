import { ApiError } from '../../api.ts';
import { UserFacingError } from './user-facing-error.ts';

/** `otherwise` is shown for internal errors, which users cannot act on. */
export function errorMessage(error: unknown, otherwise = 'Unknown Error'): string {
  if ((error instanceof ApiError || error instanceof UserFacingError) && error.message) return error.message;
  if (error instanceof TypeError) return 'The server could not be reached. Please check your connection and try again.';
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'The server did not answer in time.';
  return otherwise;
}
