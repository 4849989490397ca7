import { log } from '../log/log.ts';
import { runProcess } from '../process/run-process.ts';
import { parseSettings, type Settings } from '../settings.ts';
import type { ServiceDefinition } from './service-definition.ts';
import { connectNats } from '../bus/connect-nats.ts';
import { systemClock } from '../clock.ts';
import { serveHealth, type HealthServer, type Readiness } from '../health/health-server.ts';
import { openStores } from '../store/open-stores.ts';
import { accessTokenVerifier } from '../token/access-token.ts';
import { loadVerificationKeys } from '../token/token-keys.ts';
import { type HostOptions, type HostedService, hostService } from './host-service.ts';
import { askStore } from './store-watch.ts';

/** Functions that load the definition of a service, by its name. */
export type ServiceLoaders = Record<string, () => Promise<ServiceDefinition>>;

export async function runHost(loaders: ServiceLoaders, names: string[]): Promise<void> {
  const chosen = selectServices(names, Object.keys(loaders));
  if (chosen instanceof Error) {
    process.stderr.write(`${chosen.message}\n`);
    process.exit(2);
  }
  await runProcess(names.length === 1 ? `${names[0]}` : 'services', log, async () => {
    const definitions = await Promise.all(chosen.map((name) => loaders[name]!()));
    const host = await startHost(definitions, parseSettings(process.env));
    log.info(`Hosting ${chosen.join(', ')}`);
    return host;
  });
}

export function selectServices(names: string[], existing: string[]): string[] | Error {
  const unknown = names.filter((name) => !existing.includes(name));
  if (unknown.length > 0)
    return new Error(`There is no service named ${unknown.join(', ')}. There are: ${existing.join(', ')}.`);
  return names.length === 0 ? existing : existing.filter((name) => names.includes(name));
}

export interface Host {
  services: HostedService[];
  health?: HealthServer;
  close(): Promise<void>;
}

export async function startHost(
  definitions: ServiceDefinition[],
  settings: Settings,
  overrides: Partial<Pick<HostOptions, 'clock' | 'openStores' | 'retryPolicy'>> = {},
): Promise<Host> {
  const names = definitions.map(({ contract }) => contract.name);
  const verify = accessTokenVerifier(await loadVerificationKeys(settings.tokenPublicKeyFile));
  const services: HostedService[] = [];
  const health =
    settings.healthPort === undefined
      ? undefined
      : await serveHealth({
          port: settings.healthPort,
          host: settings.healthHost,
          isAlive: () => isAlive(services),
          readiness: async () =>
            services.length === names.length ? createReadiness(services) : { ready: false, starting: names },
        });
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= closeAll());
  const closeAll = async () => {
    await Promise.all(services.map((service) => service.close()));
    await health?.close();
  };
  try {
    for (const definition of definitions) {
      const { natsUrl, natsCredentials, eventReplicas } = settings;
      const nats = await connectNats(natsUrl, definition.contract.name, natsCredentials, eventReplicas);
      const hosting = { nats, settings, verify, clock: systemClock, openStores, ...overrides };
      services.push(await hostService(definition, hosting));
    }
    await Promise.all(services.map((service) => service.listen()));
  } catch (error) {
    await close();
    throw error;
  }
  return { services, close, ...(health && { health }) };
}

const STORE_MS = 2000;
/** A restart may help an instance that cannot reach a store that works for others. */
const LIVE_WITHOUT_STORE_MS = 5 * 60_000;

const isAlive = (services: HostedService[]): boolean =>
  services.every(({ storeWatch }) => storeWatch.lostForMs < LIVE_WITHOUT_STORE_MS);

async function createReadiness(hosted: HostedService[]): Promise<Readiness> {
  const services = await Promise.all(hosted.map(createReport));
  const connected = hosted.every(({ nats }) => nats.connected);
  return {
    ready: connected && services.every(({ ready }) => ready),
    nats: connected ? 'connected' : 'away',
    services: Object.fromEntries(services.map(({ name, ...report }) => [name, report])),
  };
}

async function createReport({ name, stores, consumers, relay }: HostedService) {
  const store = await askStore(() => stores.ping(), STORE_MS);
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
