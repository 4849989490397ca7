import type { Preferences } from '../../proto/entities/preferences.ts';
import { hasRole, type Stage, type User } from '../../proto/permissions.ts';
import type { CacheKey } from '../caching/cache-key.ts';
import type { RequestContextHeaders } from '../../services/kit/bus/bus.ts';

export interface SiteOrigin {
  domainId: string;
  domainName: string;
  origin: string;
  /** Uses the first hostname of the domain, so that search engines treat all hostnames as one website. */
  canonicalOrigin: string;
  key: CacheKey;
  /** The user works on another domain than that of the host, so caches are neither read nor written. */
  isSwitched?: boolean;
  isUnpublished?: boolean;
}

export interface RequestContext {
  site: SiteOrigin;
  user: User | null;
  preferences?: Preferences;
  accessToken?: string;
  stage: Stage;
  sessionExpired: boolean;
  source: string;
}

export interface MediaRequestContext {
  source: string;
  accessToken?: string;
}

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
