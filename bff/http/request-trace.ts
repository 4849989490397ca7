import { type IncomingMessage, METHODS, type ServerResponse } from 'node:http';
import { isValidTraceId, type Span } from '@opentelemetry/api';
import { metrics } from '../../services/kit/telemetry/metrics.ts';

interface RequestTrace {
  span: Span;
  route?: string;
  domain?: string;
}

/** Traces are stored by request, because the active context is lost while a body is received. */
const traces = new WeakMap<IncomingMessage, RequestTrace>();

export const setSpan = (request: IncomingMessage, span: Span): void => void traces.set(request, { span });

export function setRoute(request: IncomingMessage, route: string | undefined): void {
  const trace = traces.get(request);
  if (!trace || !route) return;
  trace.route = route;
  trace.span.setAttribute('http.route', route);
}

export function setDomain(request: IncomingMessage | undefined, domain: string): void {
  const trace = request && traces.get(request);
  if (trace) trace.domain = domain;
}

/** What a request is counted by. */
export interface Target {
  route: string;
  domain?: string;
}

export function targetOf(request: IncomingMessage): Target {
  const { route = 'unmatched', domain } = traces.get(request) ?? {};
  return { route, domain };
}

export const traceIdOf = (request: IncomingMessage): string | undefined => toTraceId(traces.get(request)?.span);

export function toTraceId(span: Span | undefined): string | undefined {
  const id = span?.spanContext().traceId;
  return id && isValidTraceId(id) ? id : undefined;
}

const KNOWN_METHODS = new Set(METHODS);

/** Routes with an objective. Others are not counted by domain, because each pair of route and domain is a series. */
const ROUTES_BY_DOMAIN = new Set(['/*', '/api/page/save', '/api/page/edit', '/api/page/publishPage']);

/** Skips reading the clock if requests are not measured. */
export const startOfRequest = (): number => (metrics.httpDuration.isRecording ? performance.now() : 0);

export function recordRequest(
  { method = '' }: IncomingMessage,
  { statusCode }: ServerResponse,
  { route, domain = '' }: Target,
  startedAt: number,
): void {
  if (startedAt === 0) return;
  metrics.httpDuration.record((performance.now() - startedAt) / 1000, {
    'http.request.method': KNOWN_METHODS.has(method) ? method : '_OTHER',
    'http.route': route,
    'http.response.status_code': statusCode,
    'site.domain': ROUTES_BY_DOMAIN.has(route) ? domain : '',
  });
}
