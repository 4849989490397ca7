import { Problem } from '../../../proto/errors.ts';

const FIELD_PATH = /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/;

/** Field paths are written into SQL and into operators, so nothing but names and dots gets through. */
export function fieldPath(path: string): string {
  if (!FIELD_PATH.test(path)) throw new Problem('invalid', `"${path}" is not the name of a field.`);
  return path;
}
