import { resolve } from 'node:path';
import { natsCredentialsFrom } from '../services/kit/bus/access/credentials.ts';
import { parseFlag } from '../services/kit/parse-flag.ts';
import { log } from '../services/kit/log/log.ts';
import { startTelemetry } from '../services/kit/telemetry/start-telemetry.ts';
import { createBff, type Bff } from './create-bff.ts';
import { parseMapsSettings } from './security/maps.ts';

/** Kubernetes kills a pod 30 s after the signal. */
const STOP_MS = 25_000;

const { NATS_URL, PORT, HOST, BASE_URL, DRAFT, DISABLE_ROBOTS, TRUST_PROXY, SITE_DIR, FILES_URL } = process.env;
const port = Number(PORT ?? 3000);
const logger = log.child({ service: 'bff' });
const stopTelemetry = startTelemetry('bff');
let bff: Bff | undefined;

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());

try {
  bff = await createBff({
    natsUrl: NATS_URL ?? 'nats://127.0.0.1:4222',
    natsCredentials: natsCredentialsFrom(process.env),
    port,
    host: HOST,
    baseUrl: BASE_URL ?? `http://localhost:${port}`,
    draft: parseFlag(DRAFT),
    disableRobots: parseFlag(DISABLE_ROBOTS),
    maps: parseMapsSettings(process.env),
    trustProxy: TRUST_PROXY ?? '',
    siteDir: resolve(SITE_DIR ?? 'dist/site'),
    filesUrl: FILES_URL ?? 'file:./data/files',
  });
  logger.info(`The site is at ${BASE_URL ?? bff.url}`);
} catch (error) {
  logger.fatal(error, 'The BFF could not start');
  process.exit(1);
}

async function stop(): Promise<void> {
  setTimeout(() => {
    logger.error(`Shutdown did not finish within ${STOP_MS} ms, exiting`);
    process.exit(1);
  }, STOP_MS).unref();
  await bff?.close();
  await stopTelemetry();
  process.exit(0);
}
