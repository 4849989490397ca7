import type { ServerResponse } from 'node:http';
import { toErrorBody } from '../gateway/error-body.ts';
import { retryAfter } from '../gateway/retry-after.ts';
import { withSafeHeaders } from './cached-file.ts';

export function sendTextError(error: unknown, response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  const { status, error: body } = toErrorBody(error);
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...withSafeHeaders('text/plain'),
      ...retryAfter(error, status),
    })
    .end(body.message);
}
