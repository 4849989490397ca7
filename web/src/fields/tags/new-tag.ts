import { normalizeTag } from '../../../../proto/unicode.ts';

export function newTag(tags: readonly string[], text: string): string | null {
  const tag = normalizeTag(text);
  return tag === '' || tags.includes(tag) ? null : tag;
}
