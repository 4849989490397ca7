import { type BffCaches } from './apply-event.ts';
import type { BffConfig } from './bff-config.ts';
import type { Bus } from '../services/kit/bus/bus.ts';
import { DependencyCache } from './caching/dependency-cache.ts';
import type { EventHealth } from './caching/event-health.ts';
import type { CachedFile } from './media/cached-file.ts';
import { type CachedVisit, sizeOfCachedVisit } from './page-cache/cached-visit.ts';
import { DomainResolver } from './session/domain-resolver.ts';
import { SessionCache } from './session/session-cache.ts';

const MEGABYTE = 1024 * 1024;

interface CacheParts {
  bus: Bus;
  eventHealth: EventHealth;
  now: () => number;
}

export function createCaches(config: BffConfig, { bus, eventHealth, now }: CacheParts): BffCaches {
  const cacheOf = <T>(maxEntries: number, maxBytes: number, sizeOf: (value: T) => number) =>
    new DependencyCache<T>({ maxEntries, maxBytes, sizeOf, eventHealth, now });
  return {
    pages: cacheOf<CachedVisit>(20_000, config.cacheBytes ?? 256 * MEGABYTE, sizeOfCachedVisit),
    parts: cacheOf<unknown>(5000, 64 * MEGABYTE, (value) =>
      value instanceof Map ? value.size * 200 : (JSON.stringify(value)?.length ?? 1),
    ),
    missing: cacheOf<unknown>(5000, 4 * MEGABYTE, () => 500),
    missingPages: cacheOf<CachedVisit>(1000, 16 * MEGABYTE, sizeOfCachedVisit),
    media: cacheOf<CachedFile>(20_000, 64 * MEGABYTE, ({ body }) => (body?.length ?? 0) + 1000),
    domains: new DomainResolver({ bus, baseUrl: config.baseUrl, now }),
    sessions: new SessionCache(bus),
  };
}
