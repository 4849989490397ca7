import type { IncomingMessage } from 'node:http';
import { matchesEtag } from '../http/write-response.ts';
import { apiHeaders } from '../security/security-headers.ts';
import { parseByteRange, type ByteRange } from './byte-range.ts';
import type { CachedFile } from './cached-file.ts';

interface ResponseHead {
  status: 200 | 206 | 304 | 416;
  lines: string[];
  bytes?: ByteRange;
}

export function createResponseHead(
  { etag, size, shared, bodyHeaders, fullHeaders }: CachedFile,
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
): ResponseHead {
  if (matchesEtag(headers['if-none-match'], etag)) return { status: 304, lines: shared };
  if (method === 'HEAD') return { status: 200, lines: fullHeaders };
  const honoursRange = headers['if-range'] === undefined || headers['if-range'] === etag;
  const bytes = honoursRange ? parseByteRange(headers.range, size) : undefined;
  if (bytes === undefined) return { status: 200, lines: fullHeaders, bytes: { start: 0, end: size - 1 } };
  if (bytes === null) {
    return {
      status: 416,
      lines: ['content-range', `bytes */${size}`, 'content-length', '0', ...Object.entries(apiHeaders).flat()],
    };
  }
  const { start, end } = bytes;
  const range = ['content-range', `bytes ${start}-${end}/${size}`, 'content-length', String(end - start + 1)];
  return { status: 206, lines: [...bodyHeaders, ...range, ...shared], bytes };
}
