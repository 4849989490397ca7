import type { Output } from '../../proto/contract.ts';
import { type Domain, isUnpublished } from '../../proto/entities/domain.ts';
import { siteConfig } from '../../proto/site-config.ts';
import type { Bus } from '../../services/kit/bus/bus.ts';
import type { SiteOrigin } from './request-context.ts';
import { cacheKey } from '../page-cache/cache-key.ts';
import { TtlCache } from './ttl-cache.ts';

export interface DomainResolverOptions {
  bus: Bus;
  /** Where the site is reached; told to hosts that belong to no domain. */
  baseUrl: string;
  now: () => number;
}

type CachedDomain = Pick<Domain, '_id' | 'name' | 'published' | 'lastPublished'>;
type Resolved = Output<typeof siteConfig.calls.resolveHost>;

/** The message that visitors of an unpublished domain get. */
export const UNAVAILABLE_MESSAGE = 'This website is not available.';

/** Which domain a request is about. */
export class DomainResolver {
  private readonly byHost: TtlCache<{ place: SiteOrigin; isListed: boolean }>;
  private readonly byId: TtlCache<CachedDomain | undefined>;

  constructor(private readonly options: DomainResolverOptions) {
    // Made-up hosts must not push out those of the site.
    this.byHost = new TtlCache(options.now, { isLasting: ({ isListed }) => isListed });
    this.byId = new TtlCache(options.now);
  }

  /** Answers at once, or not at all. */
  peek(host: string, secure: boolean): SiteOrigin | undefined {
    return this.byHost.peek(hostKey(parseHostname(host), secure))?.place;
  }

  /** Where the host itself leads. */
  async of(host: string, secure: boolean): Promise<SiteOrigin> {
    const { bus, baseUrl } = this.options;
    const hostname = parseHostname(host);
    const { place } = await this.byHost.of(hostKey(hostname, secure), async () => {
      const onBehalf = { stage: 'live', domainId: '' } as const;
      const resolved = await bus.call(siteConfig.calls.resolveHost, { hostname }, onBehalf);
      return { place: toSiteOrigin(resolved, secure, baseUrl), isListed: resolved.hostname !== '' };
    });
    return place;
  }

  /** Where somebody is whose session works on another domain than the host's. */
  async workedOn(own: SiteOrigin, domainId: string, accessToken: string): Promise<SiteOrigin> {
    const domain = await this.byId.of(cacheKey(domainId), async () => {
      const onBehalf = { stage: 'draft', domainId: own.domainId, accessToken } as const;
      const { domains } = await this.options.bus.call(siteConfig.calls.loadDomain, {}, onBehalf);
      return domains.find(({ _id }) => _id === domainId);
    });
    return switchDomain(own, domain);
  }

  /** A domain was unpublished: its cached entry must not be used even during an outage. */
  forget(domainId: string): void {
    this.byHost.forget(({ place }) => place.domainId === domainId);
  }

  /** Domains have changed. */
  expire(): void {
    this.byHost.expire();
    this.byId.expire();
  }
}

const hostKey = (hostname: string, secure: boolean) => cacheKey(hostname, secure);

/** The same host, with what belongs to another domain; the host's own when that one is gone or has been unpublished. */
export function switchDomain(own: SiteOrigin, domain: CachedDomain | undefined): SiteOrigin {
  if (!domain || isUnpublished(domain) || domain._id === own.domainId) return own;
  const key = cacheKey('swapped', own.key, domain._id);
  return { domainId: domain._id, domainName: domain.name, origin: own.origin, key, isSwapped: true };
}

/** The origin is that of a host which the domain lists: what a client claims is never repeated. */
export function toSiteOrigin(
  { domainId, name, hostname, available }: Resolved,
  secure: boolean,
  baseUrl: string,
): SiteOrigin {
  const base = new URL(baseUrl);
  const named = hostname !== '' && hostname !== base.hostname;
  const scheme = secure || base.protocol === 'https:' ? 'https' : 'http';
  const origin = named ? `${scheme}://${hostname}${base.port && `:${base.port}`}` : base.origin;
  const place = { domainId, domainName: name, origin };
  if (available) return { ...place, key: cacheKey('host', domainId, origin) };
  return { ...place, key: cacheKey('withdrawn', domainId, origin), isWithdrawn: true };
}

/** Lower case, without a port; empty for what is no host name. */
export function parseHostname(host: string): string {
  const name = host.toLowerCase().match(/^(\[[\da-f:.]+\]|[^:/@?#\s]+)(:\d*)?$/)?.[1] ?? '';
  return name.length <= 253 ? name : '';
}
