import type { FactoryProvider } from '@nestjs/common';
import { CommandHandler, QueryHandler } from '@nestjs/cqrs';
import { trace } from '@opentelemetry/api';
import type { Logger } from 'pino';
import type { Call } from '../../../proto/contract.ts';
import { Problem } from '../../../proto/errors.ts';
import { identity } from '../../../proto/identity.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { requireAccess } from '../access.ts';
import { createAuditEntry, RefusalPacing } from '../audit/audit-entry.ts';
import { type AuditScope, runInScope } from '../audit/audit-scope.ts';
import type { EventPublisher } from '../bus/outbox.ts';
import type { Clock } from '../clock.ts';
import { type Handler, provideWith } from '../contract/handle.ts';
import { validateInput } from '../contract/validate-input.ts';
import { ignoreDeadline } from '../request-scope.ts';
import { metrics } from '../telemetry/metrics.ts';

class CallMessage {
  constructor(
    readonly input: unknown,
    readonly caller: Caller,
  ) {}
}

/** The buses run this handler for every call, so all senders are checked and observed in the same way. */
export class CallHandler {
  constructor(
    private readonly handler: Handler,
    private readonly dependencies: unknown,
    private readonly observer: CallObserver,
  ) {}

  execute({ input, caller }: CallMessage): Promise<unknown> {
    const { call, execute } = this.handler;
    return this.observer.observe(call, caller, async () => {
      requireAccess(call, caller.user);
      if (call.kind === 'command') ignoreDeadline();
      return execute(validateInput(call, input), caller, this.dependencies);
    });
  }
}

export interface BoundCall {
  call: Call;
  message: typeof CallMessage;
  provider: FactoryProvider;
}

/** Nest finds a handler by the class of its message, so each call gets a class for both when the service starts. */
export function bindToBus(handler: Handler, observer: CallObserver): BoundCall {
  const { call, dependencies } = handler;
  class Message extends CallMessage {}
  class MessageHandler extends CallHandler {}
  if (call.kind === 'command') CommandHandler(Message)(MessageHandler);
  else QueryHandler(Message)(MessageHandler);
  const build = (resolved: unknown) => new MessageHandler(handler, resolved, observer);
  return { call, message: Message, provider: provideWith(MessageHandler, dependencies, build) };
}

const SLOW_MS = 1000;

interface ObserverNeeds {
  log: Logger;
  publisher: EventPublisher;
  clock: Clock;
}

export class CallObserver {
  private readonly refusals = new RefusalPacing();

  constructor(private readonly needs: ObserverNeeds) {}

  async observe<T>(call: Call, caller: Caller, run: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    const scope: AuditScope = { documents: [] };
    const record = (code: string) => {
      this.record(call, caller, code, performance.now() - startedAt);
      this.audit(call, caller, code, scope);
    };
    try {
      const answer = await runInScope(scope, run);
      record('ok');
      return answer;
    } catch (error) {
      record(error instanceof Problem ? error.code : 'internal');
      throw error;
    }
  }

  private record({ subject, kind }: Call, { user, domainId }: Caller, code: string, ms: number): void {
    const { log } = this.needs;
    metrics.callDuration.record(ms / 1000, { 'rpc.method': subject, 'rpc.response.status_code': code });
    trace.getActiveSpan()?.setAttributes({ 'site.call': subject, 'site.code': code, 'enduser.id': user?._id ?? '' });
    if (kind === 'command' && user)
      log.info(
        { audit: true, call: subject, code, user: user._id, apiToken: user.apiToken, domainId },
        `${user.username}: ${subject}`,
      );
    if (ms > SLOW_MS) log.warn({ call: subject, code, ms: Math.round(ms) }, `${subject} took ${Math.round(ms)} ms`);
  }

  /** The event is not awaited: if it is lost, the log line and the revisions still have its data. */
  private audit(call: Call, caller: Caller, code: string, scope: AuditScope): void {
    const { publisher, clock } = this.needs;
    const entry = createAuditEntry(call, caller, code, scope, clock.now());
    if (!entry || !this.refusals.isDue(entry)) return;
    const documentId = entry.documents[0]?._id ?? entry.actor?._id ?? 'anonymous';
    const about = { documentId, revision: Date.parse(entry.at), by: entry.actor?._id ?? '' };
    void publisher.announce(identity.events.acted, about, entry);
  }
}
