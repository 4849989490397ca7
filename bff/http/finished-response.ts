import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

export interface FinishedResponse {
  status: number;
  etag: string;
  unchanged: string[];
  identity: EncodedResponse;
  gzip?: EncodedResponse;
  br?: EncodedResponse;
}

interface EncodedResponse {
  headers: string[];
  body: Buffer;
}

interface ResponseSource {
  status: number;
  type: string;
  body: string;
  headers: Record<string, string>;
}

export function finishResponse({ status, type, body, headers }: ResponseSource): FinishedResponse {
  const bytes = Buffer.from(body);
  const etag = createEtag(bytes);
  const shared = Object.entries({ ...headers, etag }).flat();
  return {
    status,
    etag,
    unchanged: shared,
    identity: toEncodedResponse(bytes, type, shared),
  };
}

/** Weak, because all encodings share one ETag. */
export const createEtag = (body: Buffer | string): string =>
  `W/"${createHash('sha1').update(body).digest('base64url')}"`;

export async function compress(page: FinishedResponse, type: string): Promise<void> {
  const { body } = page.identity;
  if (body.length < 500) return;
  // One after the other, to leave a core to requests.
  page.gzip = toEncodedResponse(await gzipped(body), type, page.unchanged, 'gzip');
  page.br = toEncodedResponse(await brotlied(body), type, page.unchanged, 'br');
}

export const toEncodedResponse = (
  body: Buffer,
  type: string,
  shared: string[],
  encoding?: Encoding,
): EncodedResponse => ({
  body,
  headers: [
    'content-type',
    type,
    'content-length',
    String(body.length),
    ...(encoding ? ['content-encoding', encoding] : []),
    ...shared,
  ],
});

const gzipped = promisify<Buffer, Buffer>(gzip);
const brotli = promisify(brotliCompress);
const brotlied = (body: Buffer): Promise<Buffer> =>
  brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
