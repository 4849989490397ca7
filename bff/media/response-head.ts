import type { IncomingMessage } from 'node:http';
import { matchesEtag } from '../page-cache/write-page.ts';
import { parseByteRange, type ByteRange } from './byte-range.ts';
import type { CachedFile } from './cached-file.ts';

export interface ResponseHead {
  status: 200 | 206 | 304 | 416;
  lines: string[];
  /** Which bytes follow; none do when it is not there. */
  bytes?: ByteRange;
}

/** What is answered to a request for a file, before the first of its bytes. */
export function createResponseHead(
  { etag, size, shared, described, whole }: CachedFile,
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
): ResponseHead {
  const known = headers['if-none-match'];
  if (known !== undefined && matchesEtag(known, etag)) return { status: 304, lines: shared };
  if (method === 'HEAD') return { status: 200, lines: whole };
  // A part of what a browser has the rest of, unless that rest is of something else.
  const isOfThis = headers['if-range'] === undefined || headers['if-range'] === etag;
  const bytes = isOfThis ? parseByteRange(headers.range, size) : undefined;
  if (bytes === undefined) return { status: 200, lines: whole, bytes: { start: 0, end: size - 1 } };
  if (bytes === null) {
    return {
      status: 416,
      lines: ['content-range', `bytes */${size}`, 'content-length', '0', 'cache-control', 'no-store'],
    };
  }
  const { start, end } = bytes;
  const range = ['content-range', `bytes ${start}-${end}/${size}`, 'content-length', String(end - start + 1)];
  return { status: 206, lines: [...described, ...range, ...shared], bytes };
}
