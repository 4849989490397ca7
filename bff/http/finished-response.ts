import { createHash } from 'node:crypto';
import { constants } from 'node:zlib';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import fresh from 'fresh';
import { brotli, createEncodingChooser, type Encoding, zip } from './compression.ts';

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

/** The ETag is weak, because all encodings share it. */
export const createEtag = (body: Buffer | string): string =>
  `W/"${createHash('sha1').update(body).digest('base64url')}"`;

export async function compress(page: FinishedResponse, type: string): Promise<void> {
  const { body } = page.identity;
  if (body.length < 500) return;
  // The two compressions run one after the other, which leaves a core to requests.
  page.gzip = toEncodedResponse(await zip(body, {}), type, page.unchanged, 'gzip');
  page.br = toEncodedResponse(await brotli(body, 5, TEXT), type, page.unchanged, 'br');
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

const TEXT = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
const chooseEncoding = createEncodingChooser(['br', 'gzip', 'identity']);

export function writeResponse(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedResponse,
  others?: Record<string, string>,
): void {
  const { headers, method } = request;
  const withOthers = (lines: string[]) => (others ? [...lines, ...Object.entries(others).flat()] : lines);
  if (page.status === 200 && matchesEtag(headers['if-none-match'], page.etag)) {
    response.writeHead(304, withOthers(page.unchanged)).end();
    return;
  }
  const { headers: lines, body } = page[chooseEncoding(headers['accept-encoding'])] ?? page.identity;
  response.writeHead(page.status, withOthers(lines));
  if (method === 'HEAD') response.end();
  else response.end(body);
}

/** Sends the uncompressed page, because the framework compresses it. */
export function sendPage(reply: FastifyReply, { status, identity }: FinishedResponse, others: string[] = []): void {
  const lines = [...identity.headers, ...others];
  for (let at = 0; at < lines.length; at += 2) void reply.header(lines[at]!, lines[at + 1]);
  void reply.code(status).send(identity.body.toString());
}

/** Ignores the Cache-Control header of the request, so that a reload can also get a 304. */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && (ifNoneMatch === etag || fresh({ 'if-none-match': ifNoneMatch }, { etag }));
