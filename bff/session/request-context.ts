import { hasRole, type Stage, type User } from '../../proto/permissions.ts';
import type { CacheKey } from '../page-cache/cache-key.ts';
import type { RequestContextHeaders } from '../../services/kit/bus/bus.ts';

/** The domain that a request is about, and the origin its addresses are told under. */
export interface SiteOrigin {
  domainId: string;
  /** What the domain is called; empty while there is none. */
  domainName: string;
  /** For instance https://www.example.org: one for each known host, never just what a client claims. */
  origin: string;
  /** Part of the key of everything that is cached for this domain and origin. */
  key: CacheKey;
  /** One session works here on another domain than the host's: nothing is kept for it, and nothing that is kept is shown to it. */
  isSwapped?: boolean;
  /** The domain has been unpublished: visitors get nothing under this host, editors can publish it again. */
  isWithdrawn?: boolean;
}

/** Who sent a request, and what they may see. */
export interface RequestContext {
  place: SiteOrigin;
  user: User | null;
  accessToken?: string;
  stage: Stage;
  /** They came with a token that is no longer good. */
  ended: boolean;
  /** The network address they asked from. */
  source: string;
}

/** Who sent a request for a picture or a file, which belong to no domain. */
export interface MediaRequestContext {
  source: string;
  /** Present only for a user with a role. */
  accessToken?: string;
}

/** Everyone reads live; with the editor enabled, a signed-in user with a role reads draft. */
export const resolveStage = (draft: boolean, user: User | null): Stage => (draft && hasRole(user) ? 'draft' : 'live');

export const visitorContext = (place: SiteOrigin, source: string, ended = false): RequestContext => ({
  place,
  user: null,
  stage: 'live',
  ended,
  source,
});

export const toCallContext = ({ accessToken, stage, place, source }: RequestContext): RequestContextHeaders => ({
  accessToken,
  stage,
  domainId: place.domainId,
  source,
  ...(place.isWithdrawn ? {} : { origin: place.origin }),
});
