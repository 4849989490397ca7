import { resolve } from 'node:path';
import { parseFlag } from '../services/kit/parse-flag.ts';
import { type DeploymentSettings, parseDeploymentSettings } from '../services/kit/settings.ts';
import { type Maps, parseMapsSettings } from './security/maps.ts';

/** `draft` enables the editor and the commands of editors. */
export interface BffConfig extends DeploymentSettings {
  port: number;
  host?: string;
  /** Hides the site from search engines; a site with an editor is always hidden. */
  disableRobots?: boolean;
  maps?: Maps | null;
  trustProxy: string | boolean;
  siteDir: string;
  /** Capacity of the page cache; 256 MB by default. */
  cacheBytes?: number;
  /** Time between two reports of page views; 5 seconds by default. */
  statisticsIntervalMs?: number;
  /** Receipts that a user may request in a minute; 120 by default. */
  receiptsPerMinute?: number;
  /** Idle time after which an upload is aborted; 30 seconds by default. */
  uploadIdleMs?: number;
  /** Time limit for receiving a request, after which it gets a 408; 5 minutes by default. */
  requestTimeoutMs?: number;
}

export function parseBffConfig(env: NodeJS.ProcessEnv): BffConfig {
  const port = Number(env.PORT ?? 3000);
  return {
    ...parseDeploymentSettings(env, `http://localhost:${port}`),
    port,
    host: env.HOST,
    disableRobots: parseFlag(env.DISABLE_ROBOTS),
    maps: parseMapsSettings(env),
    trustProxy: env.TRUST_PROXY ?? '',
    siteDir: resolve(env.SITE_DIR ?? 'dist/site'),
  };
}
