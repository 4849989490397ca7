import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { matchesEtag } from '../http/finished-response.ts';
import { apiHeaders } from '../security/security-headers.ts';
import type { CachedFile } from './cached-file.ts';

export function writeCached(request: IncomingMessage, response: ServerResponse, file: CachedFile): boolean {
  const { status, lines, bytes } = createResponseHead(file, request);
  if (bytes && !file.body) return false;
  response.writeHead(status, lines).end(bytes && file.body?.subarray(bytes.start, bytes.end + 1));
  return true;
}

export async function writeFetched(
  request: IncomingMessage,
  response: ServerResponse,
  file: CachedFile,
  open: (range?: ByteRange) => Promise<Readable | null>,
): Promise<boolean> {
  const { status, lines, bytes } = createResponseHead(file, request);
  const stream = await open(status === 206 ? bytes : undefined);
  if (!stream) return false;
  try {
    await pipeline(stream, response.writeHead(status, lines));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
  return true;
}

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

export interface ByteRange {
  start: number;
  end: number;
}

/** Returns null for an unsatisfiable range, and undefined for a header that may be ignored (RFC 9110). */
export function parseByteRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, first, last] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '')
    return Number(last) > 0 && size > 0 ? { start: Math.max(0, size - Number(last)), end: size - 1 } : null;
  const start = Number(first);
  const end = last === '' ? Infinity : Number(last);
  if (end < start) return undefined;
  return start < size ? { start, end: Math.min(end, size - 1) } : null;
}
