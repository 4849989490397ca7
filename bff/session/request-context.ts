import { hasRole, type Stage, type User } from '../../proto/permissions.ts';
import type { CacheKey } from '../caching/cache-key.ts';
import type { RequestContextHeaders } from '../../services/kit/bus/bus.ts';

/** The domain of a request, and the origin of its absolute URLs. */
export interface SiteOrigin {
  domainId: string;
  /** Empty without a domain. */
  domainName: string;
  /** For instance https://www.example.org; only known hosts, never an unchecked Host header. */
  origin: string;
  /** Part of the key of everything that is cached for this domain and origin. */
  key: CacheKey;
  /** The session works on another domain than that of the host: caches are neither read nor written. */
  isSwitched?: boolean;
  /** The domain has been unpublished: visitors get a 404, editors can publish it again. */
  isUnpublished?: boolean;
}

/** Who sent a request, and what they may see. */
export interface RequestContext {
  site: SiteOrigin;
  user: User | null;
  accessToken?: string;
  stage: Stage;
  /** The request has a session token that is no longer valid. */
  sessionExpired: boolean;
  /** IP address of the client. */
  source: string;
}

/** Pictures and files belong to no domain. */
export interface MediaRequestContext {
  source: string;
  /** Present only for a user with a role. */
  accessToken?: string;
}

/** Everyone reads live; with the editor enabled, a signed-in user with a role reads draft. */
export const resolveStage = (draft: boolean, user: User | null): Stage => (draft && hasRole(user) ? 'draft' : 'live');

export const visitorContext = (site: SiteOrigin, source: string, sessionExpired = false): RequestContext => ({
  site,
  user: null,
  stage: 'live',
  sessionExpired,
  source,
});

export const toCallContext = ({ accessToken, stage, site, source }: RequestContext): RequestContextHeaders => ({
  accessToken,
  stage,
  domainId: site.domainId,
  source,
  ...(site.isUnpublished ? {} : { origin: site.origin }),
});
