import type { HostedService } from './host-service.ts';
import type { Readiness } from '../health/health-server.ts';

const STORE_MS = 2000;

export async function createReadiness(hosted: HostedService[]): Promise<Readiness> {
  const services = await Promise.all(hosted.map(createReport));
  const connected = hosted.every(({ nats }) => nats.connected);
  return {
    ready: connected && services.every(({ ready }) => ready),
    nats: connected ? 'connected' : 'away',
    services: Object.fromEntries(services.map(({ name, ...report }) => [name, report])),
  };
}

async function createReport({ name, stores, consumers, relay }: HostedService) {
  const store = await answers(stores.ping());
  const consumerStates = consumers.map((consumer) => [
    consumer.name,
    { running: consumer.running, dead: consumer.dead },
  ]);
  return {
    name,
    ready: store === 'ok' && consumers.every(({ running }) => running),
    store,
    events: relay.publishing ? 'published' : 'waiting',
    consumers: Object.fromEntries(consumerStates),
  };
}

async function answers(ping: Promise<void>): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, STORE_MS, `no answer within ${STORE_MS} ms`);
  });
  const answer = ping.then(
    () => 'ok',
    (error: Error) => error.message,
  );
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
