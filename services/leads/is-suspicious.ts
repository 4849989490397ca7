const MAX_LINKS = 3;

/** Spam contains many links, and robots fill in the field that people do not see. */
export function isSuspicious(values: { value: string }[], website: string): boolean {
  const links = values.flatMap(({ value }) => value.match(/https?:\/\/|\bwww\.|\[url|<a\s/gi) ?? []);
  return website.trim() !== '' || links.length > MAX_LINKS;
}
