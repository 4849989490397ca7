import { SpanKind } from '@opentelemetry/api';
import type { Bus } from '../services/kit/bus/bus.ts';
import type { EventData, EventEnvelope, EventType } from '../proto/contract.ts';
import { identity } from '../proto/identity.ts';
import { metrics } from '../services/kit/telemetry/metrics.ts';
import { inSpan } from '../services/kit/telemetry/tracing.ts';
import type { BffConfig } from './bff-config.ts';
import { DependencyCache, type EventHealth } from './caching/dependency-cache.ts';
import type { CachedFile } from './media/cached-file.ts';
import { type CachedVisit, sizeOfCachedVisit } from './page-cache/cached-visit.ts';
import { DomainResolver } from './session/domain-resolver.ts';
import { SessionCache } from './session/session-cache.ts';
import { invalidatingEvents, invalidationFor } from './caching/cache-dependencies.ts';

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

interface BffCaches {
  pages: DependencyCache<CachedVisit>;
  parts: DependencyCache<unknown>;
  missing: DependencyCache<unknown>;
  missingPages: DependencyCache<CachedVisit>;
  media: DependencyCache<CachedFile>;
  domains: DomainResolver;
  sessions: SessionCache;
}

export const handledEvents: readonly EventType[] = [identity.events.changed, ...invalidatingEvents];
export const handledSubjects: ReadonlySet<string> = new Set(handledEvents.map(({ subject }) => subject));

function dependencyCaches({ pages, parts, missing, missingPages, media }: BffCaches) {
  return [pages, parts, missing, missingPages, media];
}

function applyEvent(caches: BffCaches, subject: string, envelope: EventEnvelope): void {
  const { domains, sessions } = caches;
  if (subject === identity.events.changed.subject) {
    sessions.purgeUser((envelope.data as EventData<typeof identity.events.changed>).userId);
    return;
  }
  const { purge, invalidate, everything, unpublishedDomainId } = invalidationFor(subject, envelope);
  if (everything) domains.expire();
  if (unpublishedDomainId !== null) domains.purge(unpublishedDomainId);
  for (const cache of dependencyCaches(caches)) {
    for (const dependency of purge) cache.purge(dependency);
    for (const dependency of invalidate) cache.invalidate(dependency);
    if (everything) cache.invalidateAll();
  }
}

export function invalidateAfterGap(caches: BffCaches): void {
  caches.domains.expire();
  caches.sessions.purgeAll();
  for (const cache of dependencyCaches(caches)) cache.invalidateAll();
}

export async function applyTraced(caches: BffCaches, subject: string, envelope: EventEnvelope): Promise<void> {
  await inSpan(`${subject} bff`, async () => applyEvent(caches, subject, envelope), { kind: SpanKind.CONSUMER });
  const delay = (Date.now() - Date.parse(envelope.at)) / 1000;
  metrics.invalidationDelay.record(delay, { 'messaging.destination.name': subject });
}
