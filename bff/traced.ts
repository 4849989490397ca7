import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { withRequestId } from '../services/kit/telemetry/tracing.ts';
import { routeOf, setSpan } from './http/request-trace.ts';
import { recordRequest, startOfRequest } from './record-request.ts';
import { isFromProxy } from './session/incoming-request.ts';
import type { ProxyTrust } from './session/proxy-trust.ts';

export const traced =
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
      recordRequest(request, response, routeOf(request), startedAt);
    });
    withRequestId(randomUUID(), () => context.with(trace.setSpan(parent, span), () => framework(request, response)));
  };
