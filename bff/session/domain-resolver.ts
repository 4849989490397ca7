import type { Output } from '../../proto/contract.ts';
import { type Domain, isUnpublished } from '../../proto/entities/domain.ts';
import { siteConfig } from '../../proto/site-config.ts';
import type { Bus } from '../../services/kit/bus/bus.ts';
import type { SiteOrigin } from './request-context.ts';
import { cacheKey } from '../caching/cache-key.ts';
import { TtlCache } from '../caching/ttl-cache.ts';

interface DomainResolverOptions {
  bus: Bus;
  baseUrl: string;
  now: () => number;
}

type CachedDomain = Pick<Domain, '_id' | 'name' | 'published' | 'lastPublished'>;
type Resolved = Output<typeof siteConfig.calls.resolveHost>;

export class DomainResolver {
  private readonly byHost: TtlCache<{ site: SiteOrigin; isListed: boolean }>;
  private readonly byId: TtlCache<CachedDomain | undefined>;

  constructor(private readonly options: DomainResolverOptions) {
    this.byHost = new TtlCache(options.now, { isLasting: ({ isListed }) => isListed });
    this.byId = new TtlCache(options.now);
  }

  getCached(host: string, secure: boolean): SiteOrigin | undefined {
    return this.byHost.getCached(hostKey(parseHostname(host), secure))?.site;
  }

  async resolve(host: string, secure: boolean): Promise<SiteOrigin> {
    const { bus, baseUrl } = this.options;
    const hostname = parseHostname(host);
    const { site } = await this.byHost.getOrLoad(hostKey(hostname, secure), async () => {
      const onBehalf = { stage: 'live', domainId: '' } as const;
      const resolved = await bus.call(siteConfig.calls.resolveHost, { hostname }, onBehalf);
      return { site: toSiteOrigin(resolved, secure, baseUrl), isListed: resolved.hostname !== '' };
    });
    return site;
  }

  async resolveActive(own: SiteOrigin, domainId: string, accessToken: string): Promise<SiteOrigin> {
    const domain = await this.byId.getOrLoad(cacheKey(domainId), async () => {
      const onBehalf = { stage: 'draft', domainId: own.domainId, accessToken } as const;
      const { domains } = await this.options.bus.call(siteConfig.calls.loadDomain, {}, onBehalf);
      return domains.find(({ _id }) => _id === domainId);
    });
    return switchDomain(own, domain);
  }

  purge(domainId: string): void {
    this.byHost.purge(({ site }) => site.domainId === domainId);
  }

  expire(): void {
    this.byHost.expire();
    this.byId.expire();
  }
}

const hostKey = (hostname: string, secure: boolean) => cacheKey(hostname, secure);

export function switchDomain(own: SiteOrigin, domain: CachedDomain | undefined): SiteOrigin {
  if (!domain || isUnpublished(domain) || domain._id === own.domainId) return own;
  const key = cacheKey('swapped', own.key, domain._id);
  const { origin, canonicalOrigin } = own;
  return { domainId: domain._id, domainName: domain.name, origin, canonicalOrigin, key, isSwitched: true };
}

/** Builds the origin from a hostname of the domain, never from an unchecked Host header. */
export function toSiteOrigin(
  { domainId, name, hostname, canonicalHostname = hostname, available }: Resolved,
  secure: boolean,
  baseUrl: string,
): SiteOrigin {
  const base = new URL(baseUrl);
  const scheme = secure || base.protocol === 'https:' ? 'https' : 'http';
  const originOf = (host: string) =>
    host === '' || host === base.hostname ? base.origin : `${scheme}://${host}${base.port && `:${base.port}`}`;
  const origin = originOf(hostname);
  const site = { domainId, domainName: name, origin, canonicalOrigin: originOf(canonicalHostname) };
  if (available) return { ...site, key: cacheKey('host', domainId, origin) };
  return { ...site, key: cacheKey('withdrawn', domainId, origin), isUnpublished: true };
}

export function parseHostname(host: string): string {
  const name = host.toLowerCase().match(/^(\[[\da-f:.]+\]|[^:/@?#\s]+)(:\d*)?$/)?.[1] ?? '';
  return name.length <= 253 ? name : '';
}
