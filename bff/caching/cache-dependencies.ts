import type { EventData, EventEnvelope, EventType } from '../../proto/contract.ts';
import { media } from '../../proto/media.ts';
import { pages } from '../../proto/pages.ts';
import { regions } from '../../proto/regions.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { sitemap } from '../../proto/sitemap.ts';
import { cacheKey, type CacheKey } from './cache-key.ts';

type SiteKind = Exclude<EventData<typeof siteConfig.events.changed>['kind'], 'domain'>;

/** Addresses are dependencies too, because a page can be created where none was found before. */
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
};

interface CacheInvalidation {
  purge: CacheKey[];
  invalidate: CacheKey[];
  everything: boolean;
  unpublishedDomainId: string | null;
}

interface PageAddress {
  _id: string;
  domainId: string;
  slug: string;
}

interface InvalidationRule {
  event: EventType;
  invalidate: (data: any, documentId: string) => Partial<CacheInvalidation>;
}

const on = <E extends EventType>(
  event: E,
  invalidate: (data: EventData<E>, documentId: string) => Partial<CacheInvalidation>,
): InvalidationRule => ({ event, invalidate });

const rules: InvalidationRule[] = [
  on(pages.events.published, ({ page }) => ({ invalidate: keysOfPage(page) })),
  on(pages.events.unpublished, ({ page }) => removePage(page)),
  on(pages.events.deleted, (page) => removePage(page)),
  on(regions.events.changed, ({ live }, documentId) => ({
    purge: live ? [] : [dependencyKeys.region(documentId)],
    invalidate: [dependencyKeys.regions()],
  })),
  on(siteConfig.events.changed, ({ live, kind, domainId, withdrawn }) => {
    if (!live) return {};
    if (kind !== 'domain') return { invalidate: [dependencyKeys.site(kind, domainId)] };
    const everything = { everything: true };
    return withdrawn
      ? { ...everything, purge: [dependencyKeys.domain(domainId)], unpublishedDomainId: domainId }
      : everything;
  }),
  on(media.events.changed, ({ _id, removed }) => ({
    [removed ? 'purge' : 'invalidate']: [dependencyKeys.media(_id)],
  })),
  on(sitemap.events.updated, ({ domainId }) => ({ invalidate: [dependencyKeys.sitemap(domainId)] })),
];

export const invalidatingEvents: readonly EventType[] = rules.map(({ event }) => event);

/** Does not validate events, because internal services publish them. */
export const invalidationFor = (
  subject: string,
  { data, documentId }: Pick<EventEnvelope, 'data' | 'documentId'>,
): CacheInvalidation => ({
  purge: [],
  invalidate: [],
  everything: false,
  unpublishedDomainId: null,
  ...rules.find(({ event }) => event.subject === subject)?.invalidate(data, documentId),
});

const removePage = (page: PageAddress) => ({ purge: [dependencyKeys.page(page._id)], invalidate: keysOfPage(page) });

// Invalidates all lists of the domain, because the BFF does not know which of them contain the page.
const keysOfPage = ({ _id, domainId, slug }: PageAddress) => [
  dependencyKeys.page(_id),
  dependencyKeys.address(domainId, slug),
  dependencyKeys.articles(domainId),
];
