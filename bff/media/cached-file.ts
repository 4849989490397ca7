import { createHash } from 'node:crypto';
import type { StoredFile } from '../../proto/entities/image.ts';
import { encodePart } from '../../proto/unicode.ts';

export interface CachedFile {
  key: string;
  name: string;
  size: number;
  edition: string;
  etag: string;
  shared: string[];
  bodyHeaders: string[];
  fullHeaders: string[];
  body?: Buffer;
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Shared caches expire sooner than browser caches, because pictures can be removed. */
const cacheControl = {
  picture: `public, max-age=${180 * DAY}, s-maxage=${10 * MINUTE}, immutable`,
  /** Editors get the exact size and visitors a rounded one at the same address, so shared caches must not store it. */
  exactPicture: `private, max-age=${180 * DAY}, immutable`,
  /** The address names another edition than the one that is sent. */
  outdatedPicture: 'no-cache',
  /** A replaced file keeps its address. */
  file: 'public, no-cache',
  card: `public, max-age=${10 * MINUTE}`,
};
export type Caching = keyof typeof cacheControl;

export function createCachedFile(
  { key, name, type, size, edition = '' }: StoredFile,
  { vary, caching, keys }: { vary?: string; caching: Caching; keys?: Record<string, string> },
  body?: Buffer,
): CachedFile {
  const etag = `"${createHash('sha1').update(key).digest('base64url')}"`;
  const bytes = body?.length ?? size;
  const shared = Object.entries({
    'cache-control': cacheControl[caching],
    ...(vary && { vary }),
    ...keys,
    etag,
  }).flat();
  const bodyHeaders = Object.entries({
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'content-disposition': formatContentDisposition(name, type),
    'accept-ranges': 'bytes',
    ...withSafeHeaders(type),
  }).flat();
  const fullHeaders = [...bodyHeaders, 'content-length', String(bytes), ...shared];
  return { key, name, size: bytes, edition, etag, shared, bodyHeaders, fullHeaders, ...(body && { body }) };
}

/** Prevents scripts in uploaded files from running with the origin of the site. */
export const withSafeHeaders = (type: string) => ({
  'x-content-type-options': 'nosniff',
  'content-security-policy': `default-src 'none'; img-src data:; style-src 'unsafe-inline'; ${VIEWER_TYPES.test(type) ? "media-src 'self'" : 'sandbox'}`,
});

/** These types are not sandboxed, because the built-in viewers of browsers do not work in a sandbox. */
const VIEWER_TYPES = /^(video\/|application\/pdf$)/;

const SHOWN_TYPES = /^(image\/|video\/|application\/pdf$|text\/plain$)/;

export function formatContentDisposition(name: string, type: string): string {
  const how = SHOWN_TYPES.test(type) ? 'inline' : 'attachment';
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  return plain === name
    ? `${how}; filename="${name}"`
    : `${how}; filename="${plain}"; filename*=UTF-8''${encoded(name)}`;
}

/** encodeURIComponent leaves these characters unchanged, but RFC 8187 does not allow them. */
const encoded = (name: string) =>
  encodePart(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
