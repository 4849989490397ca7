import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import fresh from 'fresh';
import { createEncodingChooser } from './accepted-encoding.ts';
import type { FinishedResponse } from './finished-response.ts';

const chooseEncoding = createEncodingChooser(['br', 'gzip', 'identity']);

export function writeResponse(request: IncomingMessage, response: ServerResponse, page: FinishedResponse): void {
  const { headers, method } = request;
  if (page.status === 200 && matchesEtag(headers['if-none-match'], page.etag)) {
    response.writeHead(304, page.unchanged).end();
    return;
  }
  const { headers: lines, body } = page[chooseEncoding(headers['accept-encoding'])] ?? page.identity;
  response.writeHead(page.status, lines);
  if (method === 'HEAD') response.end();
  else response.end(body);
}

/** Sends a page that is not compressed yet: the framework compresses it. */
export function sendPage(reply: FastifyReply, { status, identity }: FinishedResponse, others: string[] = []): void {
  const lines = [...identity.headers, ...others];
  for (let at = 0; at < lines.length; at += 2) void reply.header(lines[at]!, lines[at + 1]);
  void reply.code(status).send(identity.body.toString());
}

/** Ignores the Cache-Control header of the request, so that a reload can still get a 304. */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && (ifNoneMatch === etag || fresh({ 'if-none-match': ifNoneMatch }, { etag }));
