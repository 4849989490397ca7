import { Problem } from '../../../proto/errors.ts';

/** Both stores keep such an id as it is: a NUL would end it early in one, a lone surrogate would change in the other. */
export function documentId(id: unknown): string {
  if (typeof id !== 'string' || id === '' || id.includes('\0') || /\p{Surrogate}/u.test(id)) {
    throw new Problem('invalid', `${JSON.stringify(id) ?? 'Nothing'} is not an id.`);
  }
  return id;
}
