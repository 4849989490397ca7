import { type DynamicModule, Controller, Inject, type Type } from '@nestjs/common';
import { CommandBus, CqrsModule, QueryBus } from '@nestjs/cqrs';
import { type Archives, ARCHIVES } from '../archive/archivable.ts';
import { type EventPublisher, type Relay, EVENT_PUBLISHER, RELAY } from '../bus/outbox.ts';
import { type Bus, BUS } from '../bus/bus.ts';
import { type Clock, CLOCK } from '../clock.ts';
import { type Settings, SETTINGS } from '../settings.ts';
import { type Stores, STORES } from '../store/store.ts';
import { type Purger, PURGER } from '../recovery/purger.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { type EventHandler, provideWith } from '../contract/handle.ts';
import { bindCall } from './call-boundary.ts';
import { bindToBus, type BoundCall, CallObserver } from './call-execution.ts';
import type { ServiceDefinition } from './service-definition.ts';

interface Kit {
  stores: Stores;
  bus: Bus;
  relay: Relay;
  publisher: EventPublisher;
  purger: Purger;
  archives: Archives;
  clock: Clock;
  settings: Settings;
  observer: CallObserver;
}

export class KitModule {
  static of(kit: Kit): DynamicModule {
    const providers = [
      { provide: STORES, useValue: kit.stores },
      { provide: BUS, useValue: kit.bus },
      { provide: RELAY, useValue: kit.relay },
      { provide: EVENT_PUBLISHER, useValue: kit.publisher },
      { provide: PURGER, useValue: kit.purger },
      { provide: ARCHIVES, useValue: kit.archives },
      { provide: CLOCK, useValue: kit.clock },
      { provide: SETTINGS, useValue: kit.settings },
      { provide: CallObserver, useValue: kit.observer },
    ];
    return { module: KitModule, global: true, providers, exports: providers };
  }
}

class ServiceModule {}

export function createServiceModule(
  { handlers, listeners, providers }: ServiceDefinition,
  observer: CallObserver,
): DynamicModule {
  const bound = handlers.map((handler) => bindToBus(handler, observer));
  return {
    module: ServiceModule,
    imports: [CqrsModule.forRoot()],
    controllers: [callController(bound)],
    providers: [
      ...providers,
      ...bound.map(({ provider }) => provider),
      ...listeners.map((listener) =>
        provideWith(
          listenerToken(listener),
          listener.dependencies,
          (resolved) =>
            (...event: [unknown, never]) =>
              listener.run(event[0], event[1], resolved),
        ),
      ),
    ],
  };
}

const tokens = new WeakMap<EventHandler, symbol>();

export function listenerToken(listener: EventHandler): symbol {
  const token = tokens.get(listener) ?? Symbol(listener.event.subject);
  tokens.set(listener, token);
  return token;
}

interface MessageBus {
  execute(message: object): Promise<unknown>;
}

function callController(calls: BoundCall[]): Type {
  class CallController {
    constructor(
      @Inject(CommandBus) readonly command: MessageBus,
      @Inject(QueryBus) readonly query: MessageBus,
    ) {}
  }
  for (const { call, message: Message } of calls) {
    const method = `serve ${call.key}`;
    Object.defineProperty(CallController.prototype, method, {
      value(this: CallController, input: unknown, caller: Caller) {
        return this[call.kind].execute(new Message(input, caller));
      },
      configurable: true,
      writable: true,
    });
    bindCall(call, CallController.prototype, method);
  }
  Controller()(CallController);
  return CallController;
}
