import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings } from './accepted-encoding.ts';
import type { FinishedResponse, EncodedResponse } from './finished-response.ts';

/** Writes the page in the best available encoding, or a 304 when the ETag matches. */
export function writeResponse(request: IncomingMessage, response: ServerResponse, page: FinishedResponse): void {
  const { headers, method } = request;
  if (
    page.status === 200 &&
    headers['if-none-match'] !== undefined &&
    matchesEtag(headers['if-none-match'], page.etag)
  ) {
    response.writeHead(304, page.unchanged).end();
    return;
  }
  const { headers: lines, body } = chooseEncoding(page, headers['accept-encoding']);
  response.writeHead(page.status, lines);
  if (method === 'HEAD') response.end();
  else response.end(body);
}

function chooseEncoding(page: FinishedResponse, accept: string | undefined): EncodedResponse {
  for (const encoding of acceptedEncodings(accept)) {
    const form = page[encoding];
    if (form) return form;
  }
  return page.identity;
}

/** Weak comparison, as If-None-Match requires. */
export const matchesEtag = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch === etag ||
  ifNoneMatch === '*' ||
  ifNoneMatch.split(',').some((tag) => stripWeakPrefix(tag.trim()) === stripWeakPrefix(etag));

const stripWeakPrefix = (etag: string) => etag.replace(/^W\//, '');
