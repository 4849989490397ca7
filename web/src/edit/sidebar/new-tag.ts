/** The tag that words become: lower case, or null when it is empty or there already. */
export function newTag(tags: readonly string[], text: string): string | null {
  const tag = text.trim().toLowerCase();
  return tag === '' || tags.includes(tag) ? null : tag;
}
