import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { randomUUID } from 'node:crypto';
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { runInRequest } from '../services/kit/request-scope.ts';
import type { CacheFront } from './cache-front.ts';
import { isFromProxy, type ProxyTrust } from './session/incoming-request.ts';
import { rejectMalformedRequest } from './gateway/reject-malformed-request.ts';
import { recordRequest, setSpan, startOfRequest, targetOf } from './http/request-trace.ts';

/** Replaces a URL that cannot be decoded. No page has this address, so the response is the usual 404 page. */
const UNREADABLE_URL = '/%00';

const REQUEST_TIMEOUT_MS = 300_000;

export const createServerFactory =
  (front: CacheFront, trust: ProxyTrust, requestTimeout = REQUEST_TIMEOUT_MS) =>
  (framework: RequestListener): Server => {
    const handle = traced(framework, trust);
    return createServer(
      {
        keepAliveTimeout: 72_000,
        headersTimeout: Math.min(60_000, requestTimeout),
        requestTimeout,
        connectionsCheckingInterval: Math.min(30_000, requestTimeout),
      },
      (request, response) => {
        // A proxy could use one of the headers, and this server another.
        if (countHosts(request) > 1) return rejectMalformedRequest(new Error('Several Host headers'), request.socket);
        const startedAt = startOfRequest();
        const target = front(request, response);
        if (target !== null) return recordRequest(request, response, target, startedAt);
        if (!isReadable(request.url ?? ''))
          request.url = request.url?.startsWith('/api/') ? `/api${UNREADABLE_URL}` : UNREADABLE_URL;
        handle(request, response);
      },
    );
  };

function isReadable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/** Counts raw headers, because Node.js keeps only the first Host header. A loop adds less to the time of a cached page than `filter`. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

const traced =
  (framework: RequestListener, trust: ProxyTrust): RequestListener =>
  (request, response) => {
    const parent = isFromProxy(request, trust) ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
    const startedAt = startOfRequest();
    const name = `${request.method} ${request.url?.split('?')[0]}`;
    const span = trace.getTracer('site').startSpan(name, { kind: SpanKind.SERVER }, parent);
    setSpan(request, span);
    response.once('close', () => {
      span.setAttribute('http.response.status_code', response.statusCode);
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
      recordRequest(request, response, targetOf(request), startedAt);
    });
    const inside = trace.setSpan(parent, span);
    runInRequest({ id: randomUUID() }, () => context.with(inside, () => framework(request, response)));
  };
