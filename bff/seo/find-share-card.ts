import { BoundedQueue } from '../../services/kit/queues/bounded-queue.ts';
import type { FindShareCard } from '../media/media-files.ts';
import type { SiteBundle } from '../render/site-bundle.ts';
import { visitorContext } from '../session/request-context.ts';
import type { VisitLoader } from '../visit/visit-loader.ts';

export function createShareCardFinder(visits: VisitLoader, bundle: SiteBundle): FindShareCard {
  // The queue is bounded, because invented addresses cause lookups too.
  const queue = new BoundedQueue({ atOnce: 8, waiting: 256 });
  return async (path, { site, source }) => {
    const { visit, dependencies } = await queue.run(() => visits.load(path, visitorContext(site, source)));
    const card = await bundle.describeShareCard(visit);
    return card && { card, dependencies };
  };
}
