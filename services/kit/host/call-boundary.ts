import {
  type CanActivate,
  type ExecutionContext,
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  type CallHandler,
  type NestInterceptor,
} from '@nestjs/common';
import type { NatsContext } from '@nestjs/microservices';
import type { MsgHdrs } from '@nats-io/transport-node';
import { context, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { type Observable, throwError, map } from 'rxjs';
import { z } from 'zod';
import { type Caller, hasRole } from '../../../proto/permissions.ts';
import { setCaller, handledCall } from '../contract/bind-call.ts';
import type { VerifyAccessToken } from '../token/access-token.ts';
import { Problem } from '../../../proto/errors.ts';
import { RemoteFault } from '../bus/nats-bus.ts';
import { parseStored } from '../../../proto/contract.ts';

/** Knows who calls; whether they may is decided where the call is observed, so that the audit log has refusals too. */
export class CallGuard implements CanActivate {
  constructor(private readonly verify: VerifyAccessToken) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!handledCall(context.getHandler()))
      throw new Error(`${context.getClass().name} has a handler that serves no call of a contract`);
    const message = context.switchToRpc().getContext<NatsContext>();
    setCaller(message, await this.recognise(message.getHeaders()));
    return true;
  }

  private async recognise(headers: MsgHdrs | undefined): Promise<Caller> {
    const accessToken = headers?.get('authorization').replace(/^Bearer /, '') || undefined;
    const source = headers?.get('source');
    const origin = headers?.get('origin');
    const user = accessToken === undefined ? null : await this.verify(accessToken);
    return {
      user,
      stage: hasRole(user) && headers?.get('stage') === 'draft' ? 'draft' : 'live',
      domainId: headers?.get('domain') ?? '',
      ...(accessToken === undefined ? {} : { accessToken }),
      ...(source ? { source } : {}),
      ...(origin ? { origin } : {}),
    };
  }
}

@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly log: Logger) {}

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

export class ValidateOutputInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const call = handledCall(context.getHandler());
    return next.handle().pipe(
      map((answer) => {
        // Callers receive JSON: dates become strings and undefined fields are absent.
        const sent = answer === undefined ? undefined : JSON.parse(JSON.stringify(answer));
        try {
          if (call) parseStored(call.out, sent);
        } catch (error) {
          throw new Error(
            `${call?.subject} answered what its contract does not allow: ${z.prettifyError(error as z.ZodError)}`,
          );
        }
        return answer;
      }),
    );
  }
}
