import type { EventData, EventEnvelope, EventType } from '../../proto/contract.ts';
import { media } from '../../proto/media.ts';
import { pages } from '../../proto/pages.ts';
import { regions } from '../../proto/regions.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { sitemap } from '../../proto/sitemap.ts';
import { cacheKey, type CacheKey } from './cache-key.ts';

type SiteKind = Exclude<EventData<typeof siteConfig.events.changed>['kind'], 'domain'>;

/** Keys of what a response depends on. Addresses are included because a page can appear where none was found before. */
export const dependencyKeys = {
  domain: (id: string) => cacheKey('domain', id),
  page: (id: string) => cacheKey('page', id),
  address: (domainId: string, slug: string) => cacheKey('address', domainId, slug),
  articles: (domainId: string) => cacheKey('articles', domainId),
  region: (id: string) => cacheKey('region', id),
  regions: () => cacheKey('regions'),
  site: (kind: SiteKind, domainId: string) => cacheKey('site', kind, domainId),
  sitemap: (domainId: string) => cacheKey('sitemap', domainId),
  media: (id: string) => cacheKey('media', id),
  bytes: (key: string) => cacheKey('bytes', key),
  /** Content that depends on today's date. */
  day: () => cacheKey('day'),
};

export interface CacheInvalidation {
  /** Must not be served again, not even during an outage. */
  purge: CacheKey[];
  /** Stale: must be loaded again. */
  invalidate: CacheKey[];
  /** The mapping of hosts to domains may have changed, which affects every page. */
  everything: boolean;
  unpublishedDomainId: string | null;
}

export function invalidationFor(
  subject: string,
  { data, documentId }: Pick<EventEnvelope, 'data' | 'documentId'>,
): CacheInvalidation {
  // Events come from our own services and are not validated again.
  const read = <E extends EventType>(event: E) => (event.subject === subject ? (data as EventData<E>) : null);

  const published = read(pages.events.published);
  if (published) return invalidation({ invalidate: keysOfPage(published.page) });
  const removed = read(pages.events.unpublished)?.page ?? read(pages.events.deleted);
  if (removed) return invalidation({ purge: [dependencyKeys.page(removed._id)], invalidate: keysOfPage(removed) });
  const region = read(regions.events.changed);
  if (region)
    return invalidation({
      purge: region.live ? [] : [dependencyKeys.region(documentId)],
      invalidate: [dependencyKeys.regions()],
    });
  const site = read(siteConfig.events.changed);
  if (site?.live) {
    return site.kind === 'domain'
      ? invalidation({
          purge: site.withdrawn ? [dependencyKeys.domain(site.domainId)] : [],
          everything: true,
          unpublishedDomainId: site.withdrawn ? site.domainId : null,
        })
      : invalidation({ invalidate: [dependencyKeys.site(site.kind, site.domainId)] });
  }
  const file = read(media.events.changed);
  if (file) return invalidation({ [file.removed ? 'purge' : 'invalidate']: [dependencyKeys.media(file._id)] });
  const row = read(sitemap.events.updated);
  return invalidation(row ? { invalidate: [dependencyKeys.sitemap(row.domainId)] } : {});
}

const invalidation = (changes: Partial<CacheInvalidation>): CacheInvalidation => ({
  purge: [],
  invalidate: [],
  everything: false,
  unpublishedDomainId: null,
  ...changes,
});

// All lists of the domain, because the BFF does not know which of them show the page.
const keysOfPage = ({ _id, domainId, slug }: { _id: string; domainId: string; slug: string }) => [
  dependencyKeys.page(_id),
  dependencyKeys.address(domainId, slug),
  dependencyKeys.articles(domainId),
];
