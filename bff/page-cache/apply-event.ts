import type { EventData, EventEnvelope } from '../../proto/contract.ts';
import { identity } from '../../proto/identity.ts';
import type { CachedFile } from '../media/cached-file.ts';
import type { DomainResolver } from '../session/domain-resolver.ts';
import type { SessionCache } from '../session/session-cache.ts';
import type { DependencyCache } from './dependency-cache.ts';
import { invalidationFor } from './cache-dependencies.ts';
import type { CachedVisit } from './cached-visit.ts';

/** All that this replica remembers of what services said. */
export interface BffCaches {
  pages: DependencyCache<CachedVisit>;
  parts: DependencyCache<unknown>;
  media: DependencyCache<CachedFile>;
  places: DomainResolver;
  sessions: SessionCache;
}

/** An event undoes what it makes wrong. */
export function applyEvent(
  { pages, parts, media, places, sessions }: BffCaches,
  subject: string,
  envelope: EventEnvelope,
): void {
  if (subject === identity.events.changed.subject) {
    sessions.forgetUser((envelope.data as EventData<typeof identity.events.changed>).userId);
    return;
  }
  const { drop, spoil, everything, withdrawn } = invalidationFor(subject, envelope);
  if (everything) places.expire();
  if (withdrawn !== null) places.forget(withdrawn);
  for (const cache of [pages, parts, media]) {
    for (const dependency of drop) cache.drop(dependency);
    for (const dependency of spoil) cache.spoil(dependency);
    if (everything) cache.spoilAll();
  }
}

/** Nobody knows what was missed: nothing is believed until it has been asked again. */
export function invalidateAfterGap({ pages, parts, media, places, sessions }: BffCaches): void {
  places.expire();
  sessions.forgetAll();
  for (const cache of [pages, parts, media]) cache.spoilAll();
}
