/** A rich text starts with one of these tags, so never with a table. This file must not import schemas, because browsers load it. */
export function isRichText(value: unknown): value is string {
  return typeof value === 'string' && /^<(p|h[2-4]|ul|ol|blockquote)(\s[^>]*)?>/i.test(value);
}

export const plainText = (text: string): string => splitLines(text).join(' ');

export function splitLines(text: string): string[] {
  const isRich: boolean = isRichText(text);
  if (!isRich) return [text.trim()];
  return text
    .replace(/<\/?(?:a|b|strong|i|em|u|s|code|span|mark|sub|sup)(?:\s[^>]*)?>/gi, '')
    .split(/<[^>]*>/)
    .map((line) => toLine(decodeEntities(line)))
    .filter((line) => line !== '');
}

/** U+FEFF is invisible, although `\s` matches it. */
const toLine = (text: string): string => text.replaceAll('\ufeff', '').replace(/\s+/g, ' ').trim();

export const extractRichTextHeadings = (text: string): string[] =>
  [...text.matchAll(/<(h[2-4])(?:\s[^>]*)?>(.*?)<\/\1>/gis)].map(([heading]) => plainText(heading));

export const extractLinksFromRichText = (text: string): string[] =>
  [...text.matchAll(/<a\s[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)]
    .map(([, double, single]) => decodeEntities(double ?? single ?? '').trim())
    .filter((href) => href !== '');

export const extractPicturesFromRichText = (text: string): string[] =>
  [...text.matchAll(/<img\s[^>]*?\bsrc\s*=\s*"([^"]*)"/gi)].map(([, src]) => decodeEntities(src!).trim());

export const hasPictureWithoutAlt = (text: string): boolean =>
  [...text.matchAll(/<img\s[^>]*>/gi)].some(([picture]) => !/\balt\s*=\s*"\s*[^"\s]/i.test(picture));

const decodeEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '');

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
