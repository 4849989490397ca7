import type { NatsCredentials } from '../services/kit/bus/access/credentials.ts';
import type { Maps } from './security/maps.ts';

/** Everything that the BFF is told by its deployment. */
export interface BffConfig {
  natsUrl: string;
  natsCredentials: NatsCredentials;
  /** 0 picks a free one. */
  port: number;
  host?: string;
  /** Where the site is reached from outside, for instance https://www.example.org. */
  baseUrl: string;
  /** The editor, and with it every call that changes something, exists on this deployment. */
  draft: boolean;
  /** Search engines are to keep away from this deployment, as they are from one with an editor. */
  disableRobots?: boolean;
  /** Suggests addresses to editors; nothing is loaded without it. */
  maps?: Maps | null;
  /** Which proxies in front may say who asks, for which host and by https or not: their number or their addresses. */
  trustProxy: string | boolean;
  /** The built site: `client` and `server` stand in it. */
  siteDir: string;
  /** The file store, as the services have it: for instance file:./data/files. */
  filesUrl: string;
  /** Of the page cache. */
  cacheBytes?: number;
  /** An upload that stands still for so long is ended; half a minute unless told. */
  uploadIdleMs?: number;
  /** A request that has not arrived whole after so long is answered with 408; five minutes by default. */
  requestTimeoutMs?: number;
}
