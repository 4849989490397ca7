import { encodePart } from '../../proto/unicode.ts';

const INLINE_TYPES = /^(image\/|video\/|application\/pdf$|text\/plain$)/;

export function formatContentDisposition(name: string, type: string): string {
  const how = INLINE_TYPES.test(type) ? 'inline' : 'attachment';
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  return plain === name
    ? `${how}; filename="${name}"`
    : `${how}; filename="${plain}"; filename*=UTF-8''${encoded(name)}`;
}

/** RFC 8187 does not allow these characters, but encodeURIComponent leaves them unchanged. */
const encoded = (name: string) =>
  encodePart(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
