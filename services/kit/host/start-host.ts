import { connectNats } from '../bus/connect-nats.ts';
import { systemClock } from '../clock.ts';
import { serveHealth, type HealthServer } from '../health/health-server.ts';
import { createReadiness } from './readiness.ts';
import type { Settings } from '../settings.ts';
import { openStores } from '../store/open-stores.ts';
import { accessTokenVerifier } from '../token/access-token.ts';
import { loadVerificationKeys } from '../token/token-keys.ts';
import { type HostOptions, type HostedService, hostService } from './host-service.ts';
import type { ServiceDefinition } from './service-definition.ts';

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
      : await serveHealth({ port: settings.healthPort, host: settings.healthHost }, async () =>
          services.length === names.length ? createReadiness(services) : { ready: false, starting: names },
        );
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
