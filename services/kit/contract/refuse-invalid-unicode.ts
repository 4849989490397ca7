import { requestRefusals } from '../../../proto/refusals/requests.ts';
import { findInvalidUnicode, toValidUnicode } from '../../../proto/unicode.ts';

export function refuseInvalidUnicode(input: unknown): void {
  const found = findInvalidUnicode(input);
  if (!found) return;
  const path = found.map(toValidUnicode);
  throw requestRefusals.invalidUnicode({ field: path.join('.') || 'The input' }, [
    { path, message: 'Not valid Unicode', code: 'invalid_unicode' },
  ]);
}
