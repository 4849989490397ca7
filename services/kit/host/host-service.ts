import { NestFactory } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import type { INestMicroservice } from '@nestjs/common';
import { EventConsumer } from '../bus/event-consumer.ts';
import type { Nats } from '../bus/connect-nats.ts';
import { NatsBus } from '../bus/nats-bus.ts';
import { OutboxRelay } from '../bus/outbox-relay.ts';
import { StreamAnnouncer } from '../bus/stream-announcer.ts';
import type { Patience } from '../bus/patience.ts';
import type { Clock } from '../clock.ts';
import { log } from '../log/log.ts';
import { nestLog } from '../log/nest-log.ts';
import type { Settings } from '../settings.ts';
import type { Stores } from '../store/store.ts';
import type { VerifyAccessToken } from '../token/access-token.ts';
import { CallGuard } from './call.guard.ts';
import { CheckedOutput } from './checked-output.ts';
import { DrainingNats } from './draining-nats.ts';
import { Purger } from '../recovery/purger.ts';
import { controllersOf, type Listener, listenersOf, notBuilt } from './handlers.ts';
import { KitModule } from './kit.module.ts';
import { ProblemFilter } from './problem.filter.ts';
import type { ServiceDefinition } from './service-definition.ts';

export interface Hosting {
  nats: Nats;
  settings: Settings;
  clock: Clock;
  verify: VerifyAccessToken;
  openStores: (storeUrl: string, service: string) => Promise<Stores>;
  /** With messages that cannot be handled; the kit's own when absent. */
  patience?: Patience;
}

/** One service, running: its Nest app, its consumers and its relay. */
export interface HostedService {
  name: string;
  nats: Nats;
  app: INestMicroservice;
  stores: Stores;
  relay: OutboxRelay;
  purger: Purger;
  consumers: EventConsumer[];
  /** Answers calls from now on. */
  listen(): Promise<void>;
  close(): Promise<void>;
}

class ServiceApp {}

export async function hostService(definition: ServiceDefinition, hosting: Hosting): Promise<HostedService> {
  const { nats, settings, clock, verify } = hosting;
  const name = definition.contract.name;
  const lines = log.child({ service: name });
  const stores = await hosting.openStores(settings.storeUrl, name);
  const relay = new OutboxRelay(nats, lines);
  const purger = new Purger(clock, lines);
  const kit = {
    stores,
    relay,
    clock,
    settings,
    bus: new NatsBus(nats, definition.calls ?? []),
    purger,
    announcer: new StreamAnnouncer(nats, clock, lines),
  };
  const controllers = controllersOf(definition.module);
  const app = await NestFactory.createMicroservice(
    {
      module: ServiceApp,
      imports: [KitModule.of(kit), CqrsModule.forRoot(), definition.module],
      controllers: [notBuilt(definition.contract, controllers)],
    },
    { strategy: new DrainingNats(nats.connection, name), logger: nestLog(name), abortOnError: false },
  );
  app.useGlobalGuards(new CallGuard(verify));
  app.useGlobalFilters(new ProblemFilter(lines));
  if (process.env.NODE_ENV !== 'production') app.useGlobalInterceptors(new CheckedOutput());
  const consumers = consumersOf(name, listenersOf(controllers), app, hosting);
  return {
    name,
    nats,
    app,
    stores,
    relay,
    purger,
    consumers,
    async listen() {
      // Runs the init hooks, in which CQRS finds its handlers, before the first message is taken; init() would run them twice.
      await app.listen();
      // The server knows of the subscriptions before the host says that it is there.
      await nats.connection.flush();
      relay.start();
      purger.start();
      for (const consumer of consumers) consumer.start();
    },
    async close() {
      await Promise.all(consumers.map((consumer) => consumer.stop()));
      await app.close();
      await relay.stop();
      await purger.stop();
      await stores.close();
      await nats.close();
    },
  };
}

/** One consumer for each service that this one listens to. */
function consumersOf(
  listener: string,
  listeners: Listener[],
  app: INestMicroservice,
  { nats, patience }: Hosting,
): EventConsumer[] {
  const announcers = [...new Set(listeners.map(({ event }) => event.service))];
  return announcers.map((announcer) => {
    const heard = listeners.filter(({ event }) => event.service === announcer);
    const hearings = heard.map(({ event, controller, method }) => ({
      event,
      hear: (...news: unknown[]) => app.get(controller, { strict: false })[method](...news),
    }));
    return new EventConsumer(nats, { listener, announcer, hearings }, log.child({ service: listener }), patience);
  });
}
