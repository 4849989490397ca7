import { resolve } from 'node:path';
import { parseFlag } from '../services/kit/parse-flag.ts';
import { type DeploymentSettings, parseDeploymentSettings } from '../services/kit/settings.ts';
import { type Maps, parseMapsSettings } from './security/maps.ts';

/** `baseUrl` is the public address of the site, `draft` enables the editor and the commands of editors. */
export interface BffConfig extends DeploymentSettings {
  /** 0 picks a free port. */
  port: number;
  host?: string;
  /** Hides the deployment from search engines; one with an editor is always hidden. */
  disableRobots?: boolean;
  /** Address suggestions for editors; off by default. */
  maps?: Maps | null;
  /** Proxies whose forwarding headers are trusted: their number or their addresses. */
  trustProxy: string | boolean;
  /** The built site, with the folders `client` and `server`. */
  siteDir: string;
  /** Capacity of the page cache; 256 MB by default. */
  cacheBytes?: number;
  /** An upload that is idle for this long is aborted; 30 seconds by default. */
  uploadIdleMs?: number;
  /** A request that has not arrived completely after this time gets a 408; five minutes by default. */
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
