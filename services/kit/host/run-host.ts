import { log } from '../log/log.ts';
import { parseSettings } from '../settings.ts';
import { startTelemetry } from '../telemetry/start-telemetry.ts';
import type { ServiceDefinition } from './service-definition.ts';
import { selectServices } from './select-services.ts';
import { type Host, startHost } from './start-host.ts';

/** Kubernetes kills a pod 30 s after the signal. */
const STOP_MS = 25_000;

export async function runHost(services: ServiceDefinition[], names: string[]): Promise<void> {
  process.on('uncaughtExceptionMonitor', (error) => log.fatal(error, 'uncaught exception, exiting'));
  const chosen = selectServices(names, services);
  if (chosen instanceof Error) {
    process.stderr.write(`${chosen.message}\n`);
    process.exit(2);
  }
  const flush = startTelemetry(names.length === 1 ? `${names[0]}` : 'services');
  let stopping = false;
  let host: Host | undefined;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info(`${signal}: finishing the running calls`);
    setTimeout(() => {
      log.error(`Not finished within ${STOP_MS} ms`);
      process.exit(1);
    }, STOP_MS).unref();
    await host?.close();
    await flush();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
  try {
    host = await startHost(chosen, parseSettings(process.env));
  } catch (error) {
    log.fatal(error, 'starting the services failed');
    process.exit(1);
  }
  log.info(`Hosting ${chosen.map(({ contract }) => contract.name).join(', ')}`);
}
