import { Problem } from '../../proto/errors.ts';

/** The service did not respond, in contrast to a refusal. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Problem && ['unavailable', 'upstream'].includes(error.code);
