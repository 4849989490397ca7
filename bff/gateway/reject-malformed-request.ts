import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { SpanKind, trace } from '@opentelemetry/api';
import type { ErrorBody } from '../../proto/errors.ts';
import { toTraceId } from '../http/request-trace.ts';
import { apiHeaders } from '../security/security-headers.ts';

interface MalformedRequest {
  status: number;
  reason: string;
  name: string;
  message: string;
}

const unreadable: MalformedRequest = {
  status: 400,
  reason: 'Bad Request',
  name: 'invalid',
  message: 'The request could not be read: it is not valid HTTP.',
};

const errorsByCode: Record<string, MalformedRequest> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    reason: 'Request Header Fields Too Large',
    name: 'too-large',
    message: 'The address or the headers of the request are too long.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    reason: 'Request Timeout',
    name: 'invalid',
    message: 'The request was not complete in time. Please send it again.',
  },
};

const CLOSE_DELAY_MS = 5_000;

export function rejectMalformedRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, reason, name, message } = errorsByCode[error.code ?? ''] ?? unreadable;
  const requestId = randomUUID();
  const traceId = recordRejection(status);
  const body = JSON.stringify({ status, error: { name, message }, requestId, traceId } satisfies ErrorBody);
  const headers = {
    ...apiHeaders,
    'x-request-id': requestId,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([header, value]) => `${header}: ${value}`);
  socket.setTimeout(CLOSE_DELAY_MS, () => socket.destroy());
  socket.end([`HTTP/1.1 ${status} ${reason}`, ...lines, '', body].join('\r\n'));
}

function recordRejection(status: number): string | undefined {
  const span = trace.getTracer('site').startSpan('malformed request', { kind: SpanKind.SERVER });
  span.setAttribute('http.response.status_code', status).end();
  return toTraceId(span);
}
