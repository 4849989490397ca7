import { foldWord } from './words.ts';

const MAX_LENGTH = 60;
/** Account, policy and telephone numbers and email addresses are personal. */
const PERSONAL = /@|\d[\d\s().-]{3,}\d/;

/** The words of a search as they are counted, or null if it is not recorded. */
export function toRecordable(q: string): string | null {
  if (PERSONAL.test(q)) return null;
  const words = foldWord(q)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
  return words === '' || words.length > MAX_LENGTH ? null : words;
}
