import { type Domain, isWithdrawn } from '../../proto/entities/domain.ts';
import { siteConfig } from '../../proto/site-config.ts';
import type { Bus } from '../../services/kit/bus/bus.ts';
import type { Place } from './asker.ts';
import { cacheKey } from '../page-cache/cache-key.ts';
import { Remembered } from './remembered.ts';

export interface PlacesOptions {
  bus: Bus;
  /** Where the site is reached; told to hosts that belong to no domain. */
  baseUrl: string;
  now: () => number;
}

type Known = Pick<Domain, '_id' | 'published' | 'lastPublished'>;

/** Which domain a request is about. */
export class Places {
  private readonly byHost: Remembered<Place>;
  private readonly byId: Remembered<Known | undefined>;

  constructor(private readonly options: PlacesOptions) {
    this.byHost = new Remembered(options.now);
    this.byId = new Remembered(options.now);
  }

  /** Answers at once, or not at all. */
  peek(host: string, secure: boolean): Place | undefined {
    return this.byHost.peek(hostKey(host, secure));
  }

  /** Where the host itself leads. */
  of(host: string, secure: boolean): Promise<Place> {
    const { bus, baseUrl } = this.options;
    return this.byHost.of(hostKey(host, secure), async () => {
      const hostname = hostnameOf(host);
      const onBehalf = { stage: 'live', domainId: '' } as const;
      const { domain } = await bus.call(siteConfig.calls.loadDomain, { hostname }, onBehalf);
      return placeOf(domain, hostname, secure, baseUrl);
    });
  }

  /** Where somebody is whose session works on another domain than the host's. */
  async workedOn(own: Place, domainId: string, accessToken: string): Promise<Place> {
    const domain = await this.byId.of(cacheKey(domainId), async () => {
      const onBehalf = { stage: 'draft', domainId: own.domainId, accessToken } as const;
      const { domains } = await this.options.bus.call(siteConfig.calls.loadDomain, {}, onBehalf);
      return domains.find(({ _id }) => _id === domainId);
    });
    return swapped(own, domain);
  }

  /** Domains have changed. */
  expire(): void {
    this.byHost.expire();
    this.byId.expire();
  }
}

const hostKey = (host: string, secure: boolean) => cacheKey(secure, host);

/** The same host, with what belongs to another domain; the host's own when that one is gone or has been unpublished. */
export function swapped(own: Place, domain: Known | undefined): Place {
  if (!domain || isWithdrawn(domain) || domain._id === own.domainId) return own;
  return { domainId: domain._id, origin: own.origin, key: cacheKey('swapped', own.key, domain._id), isSwapped: true };
}

/** Addresses are told under a host that the domain really has: what a client claims is never repeated. */
export function placeOf(
  { _id, hostnames }: Pick<Domain, '_id' | 'hostnames'>,
  hostname: string,
  secure: boolean,
  baseUrl: string,
): Place {
  const base = new URL(baseUrl);
  const named = hostnames.includes(hostname) && hostname !== base.hostname;
  const scheme = secure || base.protocol === 'https:' ? 'https' : 'http';
  const origin = named ? `${scheme}://${hostname}${base.port && `:${base.port}`}` : base.origin;
  return { domainId: _id, origin, key: cacheKey('host', _id, origin) };
}

/** Lower case, without a port; empty for what is no host name. */
export function hostnameOf(host: string): string {
  const name = host.toLowerCase().match(/^(\[[\da-f:.]+\]|[^:/@?#\s]+)(:\d*)?$/)?.[1] ?? '';
  return name.length <= 253 ? name : '';
}
