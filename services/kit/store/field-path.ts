import { storeRefusals } from '../../../proto/refusals/stores.ts';

const FIELD_PATH = /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/;

/** Paths become part of SQL and of MongoDB operators, so only names and dots are allowed. */
export function fieldPath(path: string): string {
  if (!FIELD_PATH.test(path)) throw storeRefusals.invalidField({ field: path });
  return path;
}
