import { Problem } from '../../../proto/errors.ts';

const FIELD_PATH = /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/;

/** Paths become part of SQL and of MongoDB operators, so only names and dots are allowed. */
export function fieldPath(path: string): string {
  if (!FIELD_PATH.test(path)) throw new Problem('invalid', `"${path}" is not the name of a field.`);
  return path;
}
