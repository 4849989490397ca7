import { Problem } from '../../proto/errors.ts';

/** Returns a handler of rejections. The site opens the dialog for signing in at this address, and shows the refusal. */
export const toRefusedAt =
  (origin: string) =>
  (error: unknown): string => {
    if (error instanceof Problem) return `${origin}/#sign-in=${error.key ?? error.code}`;
    throw error;
  };

/** The form shows why a sign-in that is tried cannot begin, so its window does not. */
export function toTrialResult(error: unknown): null {
  if (error instanceof Problem && error.key?.startsWith('identity.provider')) return null;
  throw error;
}
