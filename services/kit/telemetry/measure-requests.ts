import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { metrics } from './metrics.ts';

interface Server {
  name: 'mongodb' | 's3' | 'smtp' | 'typesense';
  /** Where in the server, such as the name of a collection. */
  target?: string;
  /** Whether the server has answered with this error, for instance because a document exists. */
  isAnswer?: (error: unknown) => boolean;
}

/**
 * Records the time of each method of a port to a server, with a span in traces that are recorded. Spans have no messages of errors, because
 * these can contain addresses and keys.
 */
export function measureRequests<T extends object>(port: T, server: Server): T {
  return new Proxy(port, {
    get(of, key) {
      const method: unknown = Reflect.get(of, key);
      if (typeof method !== 'function') return method;
      const run = (input: unknown[]) => method.apply(of, input) as Promise<unknown>;
      return (...input: unknown[]) => (isRecording() ? measure(server, String(key), () => run(input)) : run(input));
    },
  });
}

const isRecording = (): boolean =>
  metrics.serverDuration.isRecording || (trace.getActiveSpan()?.isRecording() ?? false);

async function measure<T>({ name, target, isAnswer }: Server, operation: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const span = trace.getTracer('site').startSpan(`${name} ${operation}`, {
    kind: SpanKind.CLIENT,
    attributes: { 'peer.service': name, 'site.operation': operation, 'site.target': target },
  });
  let outcome = 'ok';
  try {
    return await context.with(trace.setSpan(context.active(), span), work);
  } catch (error) {
    if (!isAnswer?.(error)) {
      outcome = 'error';
      span.setStatus({ code: SpanStatusCode.ERROR });
    }
    throw error;
  } finally {
    const seconds = (performance.now() - startedAt) / 1000;
    metrics.serverDuration.record(seconds, {
      'site.server': name,
      'site.operation': operation,
      'site.outcome': outcome,
    });
    span.end();
  }
}
