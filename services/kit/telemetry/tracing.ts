import { type Context, context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { MsgHdrs } from '@nats-io/transport-node';

const tracer = () => trace.getTracer('site');

export const carryTrace = (headers: MsgHdrs): void =>
  propagation.inject(context.active(), headers, { set: (to, key, value) => to.set(key, value) });

export const traceOf = (headers: MsgHdrs | undefined): Context =>
  propagation.extract(context.active(), headers, {
    keys: (from) => from?.keys() ?? [],
    get: (from, key) => from?.get(key) || undefined,
  });

export function spanFor(name: string, kind: SpanKind, headers: MsgHdrs | undefined): Context {
  const parent = traceOf(headers);
  return trace.setSpan(parent, tracer().startSpan(name, { kind }, parent));
}

export async function inSpan<T>(
  name: string,
  work: (span: Span) => Promise<T>,
  options: { kind?: SpanKind; parent?: Context } = {},
): Promise<T> {
  const parent = options.parent ?? context.active();
  const span = tracer().startSpan(name, { kind: options.kind ?? SpanKind.INTERNAL }, parent);
  try {
    return await context.with(trace.setSpan(parent, span), () => work(span));
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.message : String(error) });
    throw error;
  } finally {
    span.end();
  }
}

export const traceId = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId;
