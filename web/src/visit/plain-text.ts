import { isRichText } from '../../../proto/rich-text.ts';

const SIGN: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The words of a text without its markup, for a title or a description. */
export function plainText(value: string | undefined): string {
  if (!isRichText(value)) return value ?? '';
  return value
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => SIGN[name]!)
    .replace(/\s+/g, ' ')
    .trim();
}
