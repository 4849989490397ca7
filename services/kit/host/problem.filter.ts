import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { NatsContext } from '@nestjs/microservices';
import { context, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { type Observable, throwError } from 'rxjs';
import { Problem } from '../../../proto/errors.ts';
import { RemoteFault } from '../bus/nats-bus.ts';

@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly log: Logger;

  constructor(log: Logger) {
    this.log = log;
  }

  catch(error: unknown, host: ArgumentsHost): Observable<never> {
    const subject = host.switchToRpc().getContext<NatsContext>().getSubject();
    if (error instanceof Problem) {
      const { code, key, message } = error;
      const level = code === 'unavailable' || code === 'upstream' ? 'warn' : 'debug';
      this.log[level]({ code, key }, `${subject}: ${message}`);
      return throwError(() => error.toData());
    }
    trace.getSpan(context.active())?.setStatus({ code: SpanStatusCode.ERROR });
    if (!(error instanceof RemoteFault)) this.log.error({ err: error }, `${subject} failed`);
    return throwError(() => ({ code: 'internal', message: 'Something went wrong' }));
  }
}
