import { createHash } from 'node:crypto';
import type { StoredFile } from '../../proto/entities/image.ts';
import { formatContentDisposition } from './content-disposition.ts';

/** A stored file with the header lines that it is sent with, and its bytes when there are few of them. */
export interface CachedFile {
  key: string;
  name: string;
  size: number;
  etag: string;
  /** Told with a 304 as well, so without what describes a body. */
  shared: string[];
  /** What describes the body, but for its length. */
  described: string[];
  /** All of it, with all of the body. */
  whole: string[];
  body?: Buffer;
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/**
 * Nothing is replaced under the id of a picture, so a browser never asks again. A shared cache does, or it would keep what was
 * removed; the ETag makes that cheap. A file may get another name, so a browser asks again too.
 */
const cacheControl = {
  picture: `public, max-age=${180 * DAY}, s-maxage=${10 * MINUTE}, immutable`,
  /** In a size that only editors get at this address. */
  exactPicture: `private, max-age=${180 * DAY}, immutable`,
  file: `public, max-age=${10 * MINUTE}`,
};
export type Caching = keyof typeof cacheControl;

/** What lies under a key never changes, and so does nothing that is made of it. */
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
  const described = Object.entries({
    'content-type': type === 'text/plain' ? 'text/plain; charset=utf-8' : type,
    'content-disposition': formatContentDisposition(name, type),
    'accept-ranges': 'bytes',
    ...withSafeHeaders(type),
  }).flat();
  const whole = [...described, 'content-length', String(bytes), ...shared];
  return { key, name, size: bytes, etag, shared, described, whole, ...(body && { body }) };
}

/** Somebody sent it: nothing in it runs as a part of the site, whatever it turns out to be. */
export const withSafeHeaders = (type: string) => ({
  'x-content-type-options': 'nosniff',
  'content-security-policy': `default-src 'none'; img-src data:; style-src 'unsafe-inline'; ${INLINE_TYPES.test(type) ? "media-src 'self'" : 'sandbox'}`,
});

/** Shown by a viewer of the browser, which runs nothing of the site, and nothing at all in a sandbox. */
const INLINE_TYPES = /^(video\/|application\/pdf$)/;
