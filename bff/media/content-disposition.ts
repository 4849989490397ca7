import { encodePart } from '../../proto/unicode.ts';

/** What a browser shows by itself, without running what is in it; everything else is saved. */
const INLINE_TYPES = /^(image\/|video\/|application\/pdf$|text\/plain$)/;

/** The header that says whether a file is shown or saved, and under which name. */
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

/** Of what encodeURIComponent leaves as it is, these are no characters of a header's value. */
const encoded = (name: string) =>
  encodePart(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
