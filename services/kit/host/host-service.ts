import { NestFactory } from '@nestjs/core';
import type { INestMicroservice } from '@nestjs/common';
import type { Contract, EventEnvelope } from '../../../proto/contract.ts';
import { contracts } from '../../../proto/index.ts';
import { Archives } from '../archive/archivable.ts';
import { WITHOUT_USER } from '../bus/bus.ts';
import { EventConsumer } from '../bus/event-consumer.ts';
import type { Nats } from '../bus/connect-nats.ts';
import { type ConsumerPositions, STREAM_KEEPER } from '../bus/event-stream.ts';
import { keepStreams } from '../bus/keep-streams.ts';
import { isInbox, pingSubject } from '../bus/access/nats-user.ts';
import { NatsBus } from '../bus/nats-bus.ts';
import { OutboxRelay } from '../bus/outbox-relay.ts';
import { JetStreamPublisher } from '../bus/jetstream-publisher.ts';
import type { RetryPolicy } from '../bus/retries.ts';
import type { Clock } from '../clock.ts';
import type { Handler } from '../contract/handle.ts';
import { log, nestLog } from '../log/log.ts';
import { BoundedQueue } from '../queues/bounded-queue.ts';
import type { Settings } from '../settings.ts';
import type { Stores } from '../store/store.ts';
import type { VerifyAccessToken } from '../token/access-token.ts';
import { CallGuard, ValidateOutputInterceptor, ProblemFilter } from './call-boundary.ts';
import { CallObserver } from './call-execution.ts';
import { metrics } from '../telemetry/metrics.ts';
import { DrainingNatsServer } from './draining-nats.ts';
import { Purger } from '../recovery/purger.ts';
import { KitModule, createServiceModule, listenerToken } from './service-module.ts';
import { eventsSpec, RebuildAfterGap } from './rebuild-after-gap.ts';
import type { ServiceDefinition } from './service-definition.ts';
import { StoreWatch } from './store-watch.ts';

export interface HostOptions {
  nats: Nats;
  settings: Settings;
  clock: Clock;
  verify: VerifyAccessToken;
  openStores: (storeUrl: string, service: string) => Promise<Stores>;
  retryPolicy?: RetryPolicy;
}

export interface HostedService {
  name: string;
  nats: Nats;
  app: INestMicroservice;
  stores: Stores;
  storeWatch: StoreWatch;
  relay: OutboxRelay;
  purger: Purger;
  consumers: EventConsumer[];
  listen(): Promise<void>;
  close(): Promise<void>;
}

class ServiceApp {}

export async function hostService(definition: ServiceDefinition, options: HostOptions): Promise<HostedService> {
  const { nats, settings, clock, verify } = options;
  const name = definition.contract.name;
  const logger = log.child({ service: name });
  const stores = await options.openStores(settings.storeUrl, name);
  const relay = new OutboxRelay(nats, logger, name);
  const purger = new Purger(clock, logger);
  const publisher = new JetStreamPublisher(nats, clock, logger);
  const observer = new CallObserver({ log: logger, publisher, clock });
  const kit = {
    stores,
    relay,
    clock,
    settings,
    bus: new NatsBus(nats, definition.calls),
    purger,
    archives: new Archives(),
    publisher,
    observer,
  };
  const { callsAtOnce, callsWaiting } = settings;
  const queue = new BoundedQueue({
    atOnce: Math.max(callsAtOnce, definition.leastCallsAtOnce),
    waiting: callsWaiting,
  });
  const server = new DrainingNatsServer(nats.connection, { name, calls: queue });
  const app = await NestFactory.createMicroservice(
    { module: ServiceApp, imports: [KitModule.of(kit), createServiceModule(definition, observer)] },
    { strategy: server, logger: nestLog(name), abortOnError: false },
  );
  app.useGlobalGuards(new CallGuard(verify));
  app.useGlobalFilters(new ProblemFilter(logger));
  if (process.env.NODE_ENV !== 'production') app.useGlobalInterceptors(new ValidateOutputInterceptor());
  const rebuilding = new RebuildAfterGap({
    rows: stores.collection(eventsSpec),
    clock,
    log: logger,
    rebuild: rebuildOf(definition, app),
  });
  const consumers = consumersOf(definition, app, rebuilding, options);
  const storeWatch = new StoreWatch({
    ping: () => stores.ping(),
    onLost(reason) {
      logger.error(`The store does not answer (${reason}), so this instance receives no calls until it does`);
      server.pause();
    },
    onFound() {
      logger.info('The store answers again, so this instance receives calls');
      server.resume();
    },
  });
  let stopKeeping: (() => void) | undefined;
  const attributes = { 'site.service': name };
  const observed = [
    metrics.storeAvailable.observe(() => [[storeWatch.isLost ? 0 : 1, attributes]]),
    metrics.callsRefused.observe(() => [[server.refused, attributes]]),
    metrics.callsOpen.observe(() => [
      [queue.load.running, { ...attributes, 'site.call.state': 'running' }],
      [queue.load.waiting, { ...attributes, 'site.call.state': 'waiting' }],
    ]),
  ];
  return {
    name,
    nats,
    app,
    stores,
    storeWatch,
    relay,
    purger,
    consumers,
    async listen() {
      // listen() runs the init hooks in which CQRS finds its handlers; init() would run them twice.
      await app.listen();
      nats.connection.subscribe(pingSubject(name), {
        queue: name,
        // As for calls, the reply subject must be an inbox, because a service may publish to subjects that the sender may not.
        callback: (_, ping) => void (isInbox(ping?.reply ?? '') && ping.respond()),
      });
      // flush() resolves after the server has processed the subscriptions.
      await nats.connection.flush();
      storeWatch.start();
      relay.start();
      if (name === STREAM_KEEPER) stopKeeping = keepStreams(nats);
      purger.start();
      for (const consumer of consumers) consumer.start();
      rebuilding.start();
    },
    async close() {
      for (const stop of observed) stop();
      stopKeeping?.();
      rebuilding.stop();
      await storeWatch.stop();
      await Promise.all(consumers.map((consumer) => consumer.stop()));
      await app.close();
      await relay.stop();
      await purger.stop();
      await stores.close();
      await nats.close();
    },
  };
}

function consumersOf(
  { contract, listeners }: ServiceDefinition,
  app: INestMicroservice,
  positions: ConsumerPositions,
  { nats, retryPolicy }: HostOptions,
): EventConsumer[] {
  const listener = contract.name;
  const publishers = [...new Set(listeners.map(({ event }) => event.service))];
  return publishers.map((publisher) => {
    const events = [...new Set(listeners.map(({ event }) => event).filter(({ service }) => service === publisher))];
    const subscriptions = events.map((event) => ({
      event,
      async handle(data: unknown, envelope: EventEnvelope) {
        for (const eventHandler of listeners.filter((other) => other.event === event))
          await app.get(listenerToken(eventHandler), { strict: false })(data, envelope);
      },
    }));
    return new EventConsumer(
      nats,
      { listener, publisher, subscriptions, declared: declaredEvents(publisher, contract) },
      log.child({ service: listener }),
      positions,
      retryPolicy,
    );
  });
}

/** Returns undefined for a service without read models. They are rebuilt as by a caller who may read everything of the other services. */
function rebuildOf({ handlers }: ServiceDefinition, app: INestMicroservice): (() => Promise<void>) | undefined {
  const rebuilds = handlers.filter(({ call }) => call.rebuilds !== undefined);
  if (rebuilds.length === 0) return undefined;
  const resolve = ({ dependencies }: Handler) =>
    Object.fromEntries(
      Object.entries(dependencies).map(([name, token]) => [name, app.get(token, { strict: false }) as unknown]),
    );
  return async () => {
    for (const handler of rebuilds) await handler.execute({}, { user: null, ...WITHOUT_USER }, resolve(handler));
  };
}

const declaredEvents = (publisher: string, own: Contract): string[] =>
  [...contracts, own]
    .filter(({ name }) => name === publisher)
    .flatMap(({ events }: Contract) => Object.values(events).map(({ subject }) => subject));
