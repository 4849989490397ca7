import { headers, type MsgHdrs, type RequestOptions } from '@nats-io/transport-node';
import { SpanKind } from '@opentelemetry/api';
import type { Call, ClientInput, Output } from '../../../proto/contract.ts';
import { isProblemCode, Problem, type ProblemData } from '../../../proto/errors.ts';
import { requestRefusals } from '../../../proto/refusals/requests.ts';
import { log } from '../log/log.ts';
import { carryRequest, limitToDeadline } from '../request-scope.ts';
import { carryTrace, inSpan } from '../telemetry/tracing.ts';
import { pingSubject } from './access/nats-user.ts';
import type { Bus, RequestContextHeaders } from './bus.ts';
import type { Nats } from './connect-nats.ts';

export const CALL_TIMEOUT_MS = 5000;

export class RemoteFault extends Error {
  override readonly name = 'RemoteFault';
}

export class CallTimeout extends Problem {
  constructor(call: Call) {
    const { code, message, key, parameters } = requestRefusals.serviceTimedOut({ service: call.service });
    super(code, message, undefined, { key, parameters });
  }
}

export class NatsBus implements Bus {
  /** Undeclared calls throw here, because NATS would reject them silently. */
  constructor(
    private readonly nats: Nats,
    private readonly declared?: Call[],
  ) {}

  call<C extends Call>(
    call: C,
    input: ClientInput<C>,
    onBehalf: RequestContextHeaders,
    options: { timeoutMs?: number } = {},
  ): Promise<Output<C>> {
    if (this.declared && !this.declared.some(({ subject }) => subject === call.subject))
      return Promise.reject(new Error(`${call.subject} is missing from the calls of this service's definition`));
    const ask = async (): Promise<Output<C>> => {
      const timeoutMs = limitToDeadline(options.timeoutMs ?? CALL_TIMEOUT_MS);
      try {
        return await this.request(call, input, { timeout: timeoutMs, headers: createHeaders(onBehalf, timeoutMs) });
      } catch (error) {
        throw toError(call, error, timeoutMs);
      }
    };
    return inSpan(call.subject, ask, { kind: SpanKind.CLIENT });
  }

  /** Resolves to false only if the service does not reply in time. Calls report other errors, such as an absent service, at once. */
  ping(service: string, timeoutMs: number): Promise<boolean> {
    return this.nats.connection.request(pingSubject(service), undefined, { timeout: timeoutMs }).then(
      () => true,
      ({ name }: Error) => name !== 'TimeoutError',
    );
  }

  /** Sends a message in Nest's format without Nest's client, which subscribes to an inbox for each request. */
  private async request<C extends Call>(call: C, data: ClientInput<C>, options: RequestOptions): Promise<Output<C>> {
    const packet = JSON.stringify({ pattern: call.subject, data, id: call.subject });
    const reply = await this.nats.connection.request(call.subject, packet, options);
    const { err, response } = reply.json<{ err?: unknown; response: Output<C> }>();
    if (err) throw err;
    return response;
  }
}

function createHeaders(
  { accessToken, stage, domainId, source, origin }: RequestContextHeaders,
  timeoutMs: number,
): MsgHdrs {
  const callHeaders = headers();
  if (accessToken) callHeaders.set('authorization', `Bearer ${accessToken}`);
  callHeaders.set('stage', stage);
  if (domainId) callHeaders.set('domain', domainId);
  if (source) callHeaders.set('source', source);
  if (origin) callHeaders.set('origin', origin);
  carryTrace(callHeaders);
  carryRequest(callHeaders, timeoutMs);
  return callHeaders;
}

function toError(call: Call, error: unknown, timeoutMs: number): Error {
  const {
    name,
    code,
    message = '',
    key,
    parameters,
    details,
  } = (typeof error === 'object' && error !== null ? error : {}) as Partial<ProblemData> & { name?: string };
  if (isProblemCode(code)) return Problem.fromData({ code, message, key, parameters, details });
  if (code === 'internal') return new RemoteFault(`${call.subject} failed`);
  if (name === 'TimeoutError') {
    log.warn({ timeoutMs }, `${call.subject} was not answered in time`);
    return new CallTimeout(call);
  }
  if (/max_?payload|size limit/i.test(`${name} ${message}`)) return requestRefusals.tooLarge();
  return requestRefusals.serviceUnavailable({ service: call.service });
}
