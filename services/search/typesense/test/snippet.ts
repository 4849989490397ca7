import { tokenOf } from './tokens.ts';

/**
 * The piece of a text around the first found word, which is not escaped; null when none is in it. A text below the threshold is
 * told whole.
 */
export function snippet(
  text: string,
  words: ReadonlySet<string>,
  tags: { start: string; end: string },
  {
    highlight_affix_num_tokens: affix,
    snippet_threshold: short,
  }: Record<'highlight_affix_num_tokens' | 'snippet_threshold', number>,
): string | null {
  const parts = text.split(/([^\p{L}\p{N}]+)/u);
  const first = parts.findIndex((part) => words.has(tokenOf(part)));
  if (first < 0) return null;
  const [from, to] =
    parts.length / 2 <= short ? [0, parts.length] : [Math.max(0, first - 2 * affix), first + 2 * affix + 1];
  return parts
    .slice(from, to)
    .map((part) => (words.has(tokenOf(part)) ? tags.start + part + tags.end : part))
    .join('');
}
