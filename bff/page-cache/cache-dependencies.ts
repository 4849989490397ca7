import type { EventData, EventEnvelope, EventType } from '../../proto/contract.ts';
import { media } from '../../proto/media.ts';
import { pages } from '../../proto/pages.ts';
import { regions } from '../../proto/regions.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { sitemap } from '../../proto/sitemap.ts';
import { cacheKey, type CacheKey } from './cache-key.ts';

type SiteKind = Exclude<EventData<typeof siteConfig.events.changed>['kind'], 'domain'>;

/** Names of what an answer can be made from. An address is one as well: a page may appear where nothing was found before. */
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
  /** What is told differently tomorrow. */
  day: () => cacheKey('day'),
};

export interface CacheInvalidation {
  /** Must not be shown any more. */
  drop: CacheKey[];
  /** Must be made anew. */
  spoil: CacheKey[];
  /** Which host belongs to which domain may have changed, and with it every page. */
  everything: boolean;
  /** The id of a domain that has been unpublished. */
  withdrawn: string | null;
}

/** What an event means for what is kept. */
export function invalidationFor(
  subject: string,
  { data, documentId }: Pick<EventEnvelope, 'data' | 'documentId'>,
): CacheInvalidation {
  // Events come from our own services; what matters is read, the rest of a page is not checked again.
  const read = <E extends EventType>(event: E) => (event.subject === subject ? (data as EventData<E>) : null);

  const published = read(pages.events.published);
  if (published) return invalidation({ spoil: keysOfPage(published.page) });
  const gone = read(pages.events.unpublished)?.page ?? read(pages.events.deleted);
  if (gone) return invalidation({ drop: [dependencyKeys.page(gone._id)], spoil: keysOfPage(gone) });
  const region = read(regions.events.changed);
  if (region)
    return invalidation({
      drop: region.live ? [] : [dependencyKeys.region(documentId)],
      spoil: [dependencyKeys.regions()],
    });
  const site = read(siteConfig.events.changed);
  if (site?.live) {
    return site.kind === 'domain'
      ? invalidation({
          drop: site.withdrawn ? [dependencyKeys.domain(site.domainId)] : [],
          everything: true,
          withdrawn: site.withdrawn ? site.domainId : null,
        })
      : invalidation({ spoil: [dependencyKeys.site(site.kind, site.domainId)] });
  }
  const file = read(media.events.changed);
  if (file) return invalidation({ [file.removed ? 'drop' : 'spoil']: [dependencyKeys.media(file._id)] });
  const row = read(sitemap.events.updated);
  return invalidation(row ? { spoil: [dependencyKeys.sitemap(row.domainId)] } : {});
}

const invalidation = (some: Partial<CacheInvalidation>): CacheInvalidation => ({
  drop: [],
  spoil: [],
  everything: false,
  withdrawn: null,
  ...some,
});

// Which lists show a page is not known here, and a page that changes its type leaves one list for another.
const keysOfPage = ({ _id, domainId, slug }: { _id: string; domainId: string; slug: string }) => [
  dependencyKeys.page(_id),
  dependencyKeys.address(domainId, slug),
  dependencyKeys.articles(domainId),
];
