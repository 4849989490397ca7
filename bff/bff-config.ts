import type { NatsCredentials } from '../services/kit/bus/access/credentials.ts';
import type { Maps } from './security/maps.ts';

export interface BffConfig {
  natsUrl: string;
  natsCredentials: NatsCredentials;
  /** 0 picks a free port. */
  port: number;
  host?: string;
  /** Public address of the site, for instance https://www.example.org. */
  baseUrl: string;
  /** Enables the editor and the commands of editors. */
  draft: boolean;
  /** Hides the deployment from search engines; one with an editor is always hidden. */
  disableRobots?: boolean;
  /** Address suggestions for editors; off by default. */
  maps?: Maps | null;
  /** Proxies whose forwarding headers are trusted: their number or their addresses. */
  trustProxy: string | boolean;
  /** The built site, with the folders `client` and `server`. */
  siteDir: string;
  /** The file store of the services, for instance file:./data/files. */
  filesUrl: string;
  /** Capacity of the page cache; 256 MB by default. */
  cacheBytes?: number;
  /** An upload that is idle for this long is aborted; 30 seconds by default. */
  uploadIdleMs?: number;
  /** A request that has not arrived completely after this time gets a 408; five minutes by default. */
  requestTimeoutMs?: number;
}
