import { Problem } from '../../proto/errors.ts';

export const isUnavailable = (error: unknown): boolean =>
  error instanceof Problem && ['unavailable', 'upstream'].includes(error.code);
