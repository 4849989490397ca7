import type { Logger } from 'pino';
import { startTelemetry } from '../telemetry/start-telemetry.ts';

/** Kubernetes kills a pod 30 s after the signal. */
const STOP_MS = 25_000;

export async function runProcess(
  name: string,
  log: Logger,
  start: () => Promise<{ close(): Promise<void> }>,
): Promise<void> {
  process.on('uncaughtExceptionMonitor', (error) => log.fatal(error, 'uncaught exception, exiting'));
  const flushTelemetry = startTelemetry(name);
  let running: { close(): Promise<void> } | undefined;
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info(`${signal}: finishing what is running`);
    setTimeout(() => {
      log.error(`shutdown did not finish within ${STOP_MS} ms, exiting`);
      process.exit(1);
    }, STOP_MS).unref();
    await running?.close();
    await flushTelemetry();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop(signal));
  try {
    running = await start();
  } catch (error) {
    log.fatal(error, `starting ${name} failed`);
    process.exit(1);
  }
}
