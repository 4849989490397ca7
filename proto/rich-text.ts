/**
 * A rich text is a string that starts with a block tag; every other string is plain. Services clean the first on each save,
 * views escape the second, so neither needs to know the field it came from. It stands apart so that a visitor's page can ask
 * it without loading the schemas.
 */
export function isRichText(value: unknown): value is string {
  return typeof value === 'string' && /^<(p|h[2-4]|ul|ol|blockquote)(\s[^>]*)?>/i.test(value);
}

/** What is left of a rich text to be read; any other text is left alone. Only where a block begins or ends is there a space. */
export const plainText = (text: string): string => splitLines(text).join(' ');

/** The same, each block of a rich text by itself, so that a heading does not run into the sentence below it. */
export function splitLines(text: string): string[] {
  const isRich: boolean = isRichText(text);
  if (!isRich) return [text.trim()];
  return text
    .replace(/<\/?(?:a|b|strong|i|em|u|s|code|span|mark|sub|sup)(?:\s[^>]*)?>/gi, '')
    .split(/<[^>]*>/)
    .map((line) => decoded(line).replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

/** The targets of the links in a rich text, in their order. */
export const extractLinksFromRichText = (text: string): string[] =>
  [...text.matchAll(/<a\s[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)]
    .map(([, double, single]) => decoded(double ?? single ?? '').trim())
    .filter((href) => href !== '');

const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => SIGN[name] ?? '');

const SIGN: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
