import { escapeHtml } from './escape-html.ts';
import { tokenizeWithSeparators } from '../kit/searches/words.ts';

const BEFORE = 16;
const LENGTH = 59;

export const joinLines = (text: string): string => text.replace(/([.!?…])\s*\n\s*/g, '$1 ').replace(/\s*\n\s*/g, ' · ');

export function highlight(texts: string[], isMatch: (word: string) => boolean): string {
  const pieces = texts.filter((text) => text !== '').map(tokenizeWithSeparators);
  const findHit = (parts: string[]) =>
    parts.findIndex((part, index) => index % 2 === 0 && part !== '' && isMatch(part));
  const parts = pieces.find((piece) => findHit(piece) >= 0) ?? pieces[0] ?? [];
  const start = Math.max(0, findHit(parts) - BEFORE);
  const excerpt = parts.slice(start, start + LENGTH).map((part, index) => {
    const isWord = (start + index) % 2 === 0;
    return isWord && part !== '' && isMatch(part) ? `<mark>${escapeHtml(part)}</mark>` : joinLines(escapeHtml(part));
  });
  const ellipsis = { before: start > 0 ? '… ' : '', after: start + LENGTH < parts.length ? ' …' : '' };
  return ellipsis.before + excerpt.join('').trim() + ellipsis.after;
}
