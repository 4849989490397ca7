import { foldDiacritics, tokenize } from './words.ts';

const MAX_LENGTH = 60;
/** Account, policy and telephone numbers and email addresses are personal. */
const PERSONAL = /@|\d[\d\s().-]{3,}\d/;

/** The words of a search as they are counted, or null if it is not recorded. */
export function toRecordable(q: string): string | null {
  if (PERSONAL.test(q)) return null;
  const words = tokenize(q).map(foldDiacritics).join(' ');
  return words === '' || words.length > MAX_LENGTH ? null : words;
}
