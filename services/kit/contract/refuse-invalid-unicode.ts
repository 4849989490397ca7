import { Problem } from '../../../proto/errors.ts';
import { findInvalidUnicode, toValidUnicode } from '../../../proto/unicode.ts';

export function refuseInvalidUnicode(input: unknown): void {
  const found = findInvalidUnicode(input);
  if (!found) return;
  const path = found.map(toValidUnicode);
  const where = path.length > 0 ? path.join('.') : 'The input';
  throw new Problem(
    'invalid',
    `${where} contains a character that is not valid Unicode. Please type that text again.`,
    [{ path, message: 'Not valid Unicode', code: 'invalid_unicode' }],
  );
}
