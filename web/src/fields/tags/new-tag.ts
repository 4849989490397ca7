export function newTag(tags: readonly string[], text: string): string | null {
  const tag = text.trim().toLowerCase();
  return tag === '' || tags.includes(tag) ? null : tag;
}
