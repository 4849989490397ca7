import {
  createParamDecorator,
  type ExecutionContext,
  SetMetadata,
  type CanActivate,
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  type CallHandler,
  type NestInterceptor,
} from '@nestjs/common';
import { MessagePattern, Payload, type NatsContext } from '@nestjs/microservices';
import type { MsgHdrs } from '@nats-io/transport-node';
import { context, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { type Observable, throwError, map } from 'rxjs';
import { type Caller, hasRole } from '../../../proto/permissions.ts';
import { type Call, parseStored } from '../../../proto/contract.ts';
import type { VerifyAccessToken } from '../token/access-token.ts';
import { isUnavailable, Problem } from '../../../proto/errors.ts';
import { RemoteFault } from '../bus/nats-bus.ts';

const callers = new WeakMap<object, Caller>();

const setCaller = (message: object, caller: Caller): void => void callers.set(message, caller);

const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext) =>
  callers.get(context.switchToRpc().getContext<object>()),
);

const CALL = Symbol('Call');

export function bindCall(call: Call, controller: object, method: string): void {
  const property = Object.getOwnPropertyDescriptor(controller, method)!;
  Payload()(controller, method, 0);
  CurrentCaller()(controller, method, 1);
  SetMetadata(CALL, call)(controller, method, property);
  MessagePattern(call.subject)(controller, method, property);
}

const handledCall = (method: unknown): Call | undefined =>
  typeof method === 'function' ? Reflect.getMetadata(CALL, method) : undefined;

/** Identifies the caller. The observed handler checks permissions, so that the audit log contains refusals. */
export class CallGuard implements CanActivate {
  constructor(private readonly verify: VerifyAccessToken) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!handledCall(context.getHandler()))
      throw new Error(`${context.getClass().name} has a handler without a call of a contract`);
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
      this.log[isUnavailable(error) ? 'warn' : 'debug']({ code, key }, `${subject}: ${message}`);
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
          if (call) requireDeclared(sent, parseStored(call.out, sent));
        } catch (error) {
          throw new Error(`${call?.subject} answered what its contract does not allow`, { cause: error });
        }
        return answer;
      }),
    );
  }
}

/** Throws for undeclared fields, so that an answer made from a stored row cannot reveal its internal fields. */
function requireDeclared(sent: unknown, declared: unknown): void {
  if (typeof sent !== 'object' || sent === null) return;
  for (const [name, value] of Object.entries(sent)) {
    if (!(name in Object(declared))) throw new Error(`the field ${name} is not declared`);
    requireDeclared(value, (declared as Record<string, unknown>)[name]);
  }
}
