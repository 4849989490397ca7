import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createResponseHead } from './response-head.ts';
import type { ByteRange } from './byte-range.ts';
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
