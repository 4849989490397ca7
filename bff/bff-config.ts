import { resolve } from 'node:path';
import { type DeploymentSettings, parseDeploymentSettings, parseFlag } from '../services/kit/settings.ts';
import type { EdgeSettings } from './edge/edge.ts';
import { parseEdgeSettings } from './edge/open-edge.ts';
import { type LinkNetwork, publicNetwork } from './external-links/link-network.ts';
import { type Maps, parseMapsSettings } from './security/security-headers.ts';

/** `draft` enables the editor and the commands of editors. */
export interface BffConfig extends DeploymentSettings {
  port: number;
  host?: string;
  disableRobots?: boolean;
  maps?: Maps | null;
  /** Network in which links to other websites are checked; without one, they are not checked. */
  linkNetwork?: LinkNetwork | null;
  trustProxy: string | boolean;
  /** Whether Strict-Transport-Security also covers subdomains of the site; false by default. */
  includeSubDomains?: boolean;
  siteDir: string;
  /** The cache in front of the BFFs of visitors; without one, their answers are not shared. */
  edge?: EdgeSettings | null;
  /** Capacity of the page cache; 256 MB by default. */
  cacheBytes?: number;
  statisticsIntervalMs?: number;
  receiptsPerMinute?: number;
  uploadIdleMs?: number;
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
    linkNetwork: parseFlag(env.CHECK_EXTERNAL_LINKS ?? true) ? publicNetwork : null,
    trustProxy: env.TRUST_PROXY ?? '',
    includeSubDomains: parseFlag(env.HSTS_SUBDOMAINS),
    edge: parseEdgeSettings(env),
    siteDir: resolve(env.SITE_DIR ?? 'dist/site'),
  };
}
