import type { ServerResponse } from 'node:http';
import { toErrorBody } from '../gateway/error-body.ts';
import { retryAfter } from '../gateway/retry-after.ts';
import { withSafeHeaders } from './cached-file.ts';

/** A sentence in plain text: no page is shown in the place of a picture. */
export function sendTextError(error: unknown, response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  const { status, error: told } = toErrorBody(error);
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...withSafeHeaders('text/plain'),
      ...retryAfter(error, status),
    })
    .end(told.message);
}
