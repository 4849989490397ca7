import { escapeMarkup } from '../../proto/escape-markup.ts';
import { tokenizeWithSeparators } from '../kit/searches/words.ts';

const BEFORE = 16;
const LENGTH = 59;

const joinLines = (text: string): string => text.replace(/([.!?…])\s*\n\s*/g, '$1 ').replace(/\s*\n\s*/g, ' · ');

export function highlight(texts: string[], isMatch: (word: string) => boolean): string {
  const { parts, hit } = findExcerpt(texts, isMatch);
  const start = Math.max(0, hit - BEFORE);
  const excerpt = parts.slice(start, start + LENGTH).map((part, index) => {
    const isWord = (start + index) % 2 === 0;
    return isWord && part !== '' && isMatch(part)
      ? `<mark>${escapeMarkup(part)}</mark>`
      : joinLines(escapeMarkup(part));
  });
  const ellipsis = { before: start > 0 ? '… ' : '', after: start + LENGTH < parts.length ? ' …' : '' };
  return ellipsis.before + excerpt.join('').trim() + ellipsis.after;
}

/** One text after the other, because most pages match in the first one. */
function findExcerpt(texts: string[], isMatch: (word: string) => boolean): { parts: string[]; hit: number } {
  let first: string[] | undefined;
  for (const text of texts) {
    if (text === '') continue;
    const parts = tokenizeWithSeparators(text);
    const hit = parts.findIndex((part, index) => index % 2 === 0 && part !== '' && isMatch(part));
    if (hit >= 0) return { parts, hit };
    first ??= parts;
  }
  return { parts: first ?? [], hit: -1 };
}
