import { type Context, context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { MsgHdrs } from '@nats-io/transport-node';

const tracer = () => trace.getTracer('site');

/** Writes the current trace into the headers of a message, as W3C traceparent. */
export const carryTrace = (headers: MsgHdrs): void =>
  propagation.inject(context.active(), headers, { set: (to, key, value) => to.set(key, value) });

/** The trace that a message brought with it. */
export const traceOf = (headers: MsgHdrs | undefined): Context =>
  propagation.extract(context.active(), headers, {
    keys: (from) => from?.keys() ?? [],
    get: (from, key) => from?.get(key) || undefined,
  });

/** Starts a span below a message's trace; the answer runs work inside of it. */
export function spanFor(name: string, kind: SpanKind, headers: MsgHdrs | undefined): Context {
  const parent = traceOf(headers);
  return trace.setSpan(parent, tracer().startSpan(name, { kind }, parent));
}

/** Runs work in a span of its own and records how it ended. */
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

/** What log lines and people call the current trace. */
export const traceId = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId;
