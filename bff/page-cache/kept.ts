import type { DataOf, EventEnvelope } from '../../proto/contract.ts';
import { identity } from '../../proto/identity.ts';
import type { ReadyFile } from '../media/ready-file.ts';
import type { Places } from '../session/places.ts';
import type { Sessions } from '../session/sessions.ts';
import type { DependentCache } from './dependent-cache.ts';
import { effectOf } from './dependencies.ts';
import type { KeptVisit } from './kept-visit.ts';

/** All that this replica remembers of what services said. */
export interface Kept {
  pages: DependentCache<KeptVisit>;
  parts: DependentCache<unknown>;
  media: DependentCache<ReadyFile>;
  places: Places;
  sessions: Sessions;
}

/** An event undoes what it makes wrong. */
export function hear({ pages, parts, media, places, sessions }: Kept, subject: string, envelope: EventEnvelope): void {
  if (subject === identity.events.changed.subject) {
    sessions.forgetUser((envelope.data as DataOf<typeof identity.events.changed>).userId);
    return;
  }
  const { drop, spoil, everything, withdrawn } = effectOf(subject, envelope);
  if (everything) places.expire();
  if (withdrawn !== null) places.forget(withdrawn);
  for (const cache of [pages, parts, media]) {
    for (const dependency of drop) cache.drop(dependency);
    for (const dependency of spoil) cache.spoil(dependency);
    if (everything) cache.spoilAll();
  }
}

/** Nobody knows what was missed: nothing is believed until it has been asked again. */
export function missSomething({ pages, parts, media, places, sessions }: Kept): void {
  places.expire();
  sessions.forgetAll();
  for (const cache of [pages, parts, media]) cache.spoilAll();
}
