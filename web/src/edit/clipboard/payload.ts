import { isBlank, summarize, traitsOf } from '../../../../proto/blocks/manifest.ts';
import type { Item } from '../../../../proto/content.ts';
import type { Field, Fields, ListField } from '../../fields/field.ts';
import { isRichText, splitLines } from '../../../../proto/rich-text.ts';
import { getBlock } from '../../blocks/index.ts';

export const PAYLOAD_VERSION = 1;
/** The limit is in characters; a page has at most 900 kB. */
const MAX_PAYLOAD = 1_500_000;
const CONTAINER = 'div';
const ATTRIBUTE = 'data-site-blocks';

export interface Payload {
  version: number;
  items: readonly unknown[];
}

/**
 * The blocks are Base64 in an attribute of readable HTML, because other programs then paste the words, and browsers keep the attribute
 * when they clean what a page puts on the clipboard.
 */
export function writePayload(items: readonly Item[]): { html: string; text: string } {
  const json = JSON.stringify({ version: PAYLOAD_VERSION, items } satisfies Payload);
  const texts = items.flatMap(htmlOf);
  const html = texts.join('');
  return {
    html: `<${CONTAINER} ${ATTRIBUTE}="${encode(json)}">${html}</${CONTAINER}>`,
    text: texts.flatMap(splitLines).join('\n'),
  };
}

/** Returns null if the clipboard holds no blocks, and throws if it holds damaged ones. */
export function readPayload(html: string): Payload | null {
  const [, encoded] = new RegExp(`${ATTRIBUTE}="([A-Za-z0-9+/=]+)"`).exec(html) ?? [];
  if (encoded === undefined) return null;
  if (encoded.length > MAX_PAYLOAD) throw new RangeError();
  const payload = JSON.parse(decode(encoded), (name, value: unknown) => (name === '__proto__' ? undefined : value));
  if (typeof payload?.version !== 'number' || !Array.isArray(payload.items)) throw new SyntaxError();
  return payload as Payload;
}

function htmlOf(item: Item): string[] {
  const fields = getBlock(item.componentType)?.fields as Fields | undefined;
  return fields ? htmlOfFields(item, fields) : [];
}

const htmlOfFields = (record: Record<string, unknown>, fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => htmlOfField(record[name], field));

function htmlOfField(value: unknown, field: Field): string[] {
  if (Array.isArray(value)) {
    if (field.kind === 'contents') return value.flatMap((item) => htmlOf(item as Item));
    if (field.kind === 'list')
      return value.flatMap((row) => htmlOfFields(row as Record<string, unknown>, (field as ListField).of));
  }
  if (traitsOf(field).role !== 'words' || isBlank(field, value)) return [];
  return [field.kind === 'richText' && isRichText(value) ? value : `<p>${escapeText(summarize(field, value))}</p>`];
}

const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]!);

const encode = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
const decode = (base64: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
