import { createHash } from 'node:crypto';
import type { StoredFile } from '../../proto/entities/image.ts';
import { formatContentDisposition } from './content-disposition.ts';

/** A stored file with its response headers, and its bytes if it is small. */
export interface CachedFile {
  key: string;
  name: string;
  size: number;
  etag: string;
  /** Headers that a 304 carries too. */
  shared: string[];
  /** Headers of the body without its length. */
  bodyHeaders: string[];
  /** Headers of a response with the whole body. */
  fullHeaders: string[];
  body?: Buffer;
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/**
 * The content of a picture id never changes, so browsers need not revalidate it. Shared caches do, because pictures can be
 * removed. A file can be renamed, so browsers revalidate it too.
 */
const cacheControl = {
  picture: `public, max-age=${180 * DAY}, s-maxage=${10 * MINUTE}, immutable`,
  /** A size that only editors get at this address. */
  exactPicture: `private, max-age=${180 * DAY}, immutable`,
  file: `public, max-age=${10 * MINUTE}`,
};
export type Caching = keyof typeof cacheControl;

/** The content of a storage key never changes, so the ETag is derived from the key. */
export function createCachedFile(
  { key, name, type, size }: StoredFile,
  { vary, caching }: { vary?: string; caching: Caching },
  body?: Buffer,
): CachedFile {
  const etag = `"${createHash('sha1').update(key).digest('base64url')}"`;
  const bytes = body?.length ?? size;
  const shared = Object.entries({
    'cache-control': cacheControl[caching],
    ...(vary && { vary }),
    etag,
  }).flat();
  const bodyHeaders = Object.entries({
    'content-type': type === 'text/plain' ? 'text/plain; charset=utf-8' : type,
    'content-disposition': formatContentDisposition(name, type),
    'accept-ranges': 'bytes',
    ...withSafeHeaders(type),
  }).flat();
  const fullHeaders = [...bodyHeaders, 'content-length', String(bytes), ...shared];
  return { key, name, size: bytes, etag, shared, bodyHeaders, fullHeaders, ...(body && { body }) };
}

/** Files are uploaded by users: no script in them may run with the origin of the site. */
export const withSafeHeaders = (type: string) => ({
  'x-content-type-options': 'nosniff',
  'content-security-policy': `default-src 'none'; img-src data:; style-src 'unsafe-inline'; ${INLINE_TYPES.test(type) ? "media-src 'self'" : 'sandbox'}`,
});

/** Displayed by the built-in viewer of the browser, which does not work in a sandbox. */
const INLINE_TYPES = /^(video\/|application\/pdf$)/;
