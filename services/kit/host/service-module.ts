import { type DynamicModule, Controller, Inject, type Type } from '@nestjs/common';
import { CommandBus, CqrsModule, QueryBus } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import { type Archives, ARCHIVES } from '../archive/archivable.ts';
import type { EventPublisher, Relay } from '../bus/outbox.ts';
import type { Bus } from '../bus/bus.ts';
import type { Clock } from '../clock.ts';
import type { Settings } from '../settings.ts';
import type { Stores } from '../store/store.ts';
import type { Purger } from '../recovery/purger.ts';
import { EVENT_PUBLISHER, BUS, CLOCK, PURGER, RELAY, SETTINGS, STORES } from '../tokens.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { provideWith } from '../contract/dependencies.ts';
import type { Handler, EventHandler } from '../contract/handle.ts';
import { bindCall } from '../contract/bind-call.ts';
import { bindToBus, CallBus } from './call-bus.ts';
import { CallObserver } from './call-observer.ts';
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
    ];
    return { module: KitModule, global: true, providers, exports: providers };
  }
}

class ServiceModule {}

export function createServiceModule({ handlers, listeners, providers }: ServiceDefinition, log: Logger): DynamicModule {
  const bound = handlers.map(bindToBus);
  return {
    module: ServiceModule,
    imports: [CqrsModule.forRoot()],
    controllers: [callController(handlers)],
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
      {
        provide: CallBus,
        useFactory: (commands: CommandBus, queries: QueryBus, publisher: EventPublisher, clock: Clock) =>
          new CallBus(bound, commands, queries, new CallObserver({ log, publisher, clock })),
        inject: [CommandBus, QueryBus, EVENT_PUBLISHER, CLOCK],
      },
    ],
  };
}

const tokens = new WeakMap<EventHandler, symbol>();

export function listenerToken(listener: EventHandler): symbol {
  const token = tokens.get(listener) ?? Symbol(listener.event.subject);
  tokens.set(listener, token);
  return token;
}

function callController(handlers: Handler[]): Type {
  class CallController {
    constructor(@Inject(CallBus) readonly bus: CallBus) {}
  }
  for (const { call } of handlers) {
    const method = `serve ${call.key}`;
    Object.defineProperty(CallController.prototype, method, {
      value(this: CallController, input: unknown, caller: Caller) {
        return this.bus.execute(call.key, input, caller);
      },
      configurable: true,
      writable: true,
    });
    bindCall(call, CallController.prototype, method);
  }
  Controller()(CallController);
  return CallController;
}
