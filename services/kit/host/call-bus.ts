import type { FactoryProvider } from '@nestjs/common';
import { type CommandBus, CommandHandler, type QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../proto/permissions.ts';
import { provideWith } from '../contract/dependencies.ts';
import type { Handler } from '../contract/handle.ts';
import { requireAccess } from '../access.ts';
import { validateInput } from '../contract/validate-input.ts';
import type { CallObserver } from './call-observer.ts';

interface CallMessage {
  input: unknown;
  caller: Caller;
}

interface BoundHandler {
  handler: Handler;
  message: new (input: unknown, caller: Caller) => CallMessage;
  provider: FactoryProvider;
}

export function bindToBus(handler: Handler): BoundHandler {
  const { call, dependencies, execute } = handler;
  class Sent {
    constructor(
      readonly input: unknown,
      readonly caller: Caller,
    ) {}
  }
  class BusHandler {
    constructor(private readonly resolved: unknown) {}

    execute({ input, caller }: CallMessage): Promise<unknown> {
      return execute(input, caller, this.resolved);
    }
  }
  if (call.kind === 'command') CommandHandler(Sent as never)(BusHandler);
  else QueryHandler(Sent as never)(BusHandler);
  const provider = provideWith(BusHandler, dependencies, (resolved) => new BusHandler(resolved));
  return { handler, message: Sent, provider };
}

export class CallBus {
  private readonly messages: Map<string, BoundHandler>;

  constructor(
    bound: BoundHandler[],
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly observer: CallObserver,
  ) {
    this.messages = new Map(bound.map((one) => [one.handler.call.key, one]));
  }

  execute(key: string, input: unknown, caller: Caller): Promise<unknown> {
    const { handler, message } = this.messages.get(key)!;
    const { call } = handler;
    return this.observer.observe(call, caller, async () => {
      requireAccess(call, caller.user);
      const sent = new message(validateInput(call, input), caller);
      return call.kind === 'command' ? this.commands.execute(sent as never) : this.queries.execute(sent as never);
    });
  }
}
