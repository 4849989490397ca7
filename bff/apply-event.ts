import type { EventData, EventEnvelope, EventType } from '../proto/contract.ts';
import { identity } from '../proto/identity.ts';
import type { CachedFile } from './media/cached-file.ts';
import type { DomainResolver } from './session/domain-resolver.ts';
import type { SessionCache } from './session/session-cache.ts';
import type { DependencyCache } from './caching/dependency-cache.ts';
import { invalidatingEvents, invalidationFor } from './caching/cache-dependencies.ts';
import type { CachedVisit } from './page-cache/cached-visit.ts';

export interface BffCaches {
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

export function applyEvent(
  { pages, parts, missing, missingPages, media, domains, sessions }: BffCaches,
  subject: string,
  envelope: EventEnvelope,
): void {
  if (subject === identity.events.changed.subject) {
    sessions.purgeUser((envelope.data as EventData<typeof identity.events.changed>).userId);
    return;
  }
  const { purge, invalidate, everything, unpublishedDomainId } = invalidationFor(subject, envelope);
  if (everything) domains.expire();
  if (unpublishedDomainId !== null) domains.purge(unpublishedDomainId);
  for (const cache of [pages, parts, missing, missingPages, media]) {
    for (const dependency of purge) cache.purge(dependency);
    for (const dependency of invalidate) cache.invalidate(dependency);
    if (everything) cache.invalidateAll();
  }
}

export function invalidateAfterGap({ pages, parts, missing, missingPages, media, domains, sessions }: BffCaches): void {
  domains.expire();
  sessions.purgeAll();
  for (const cache of [pages, parts, missing, missingPages, media]) cache.invalidateAll();
}
