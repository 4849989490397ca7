import type { Region } from '../../proto/entities/region.ts';
import { slugToPath } from '../../proto/slug.ts';
import { regions as regionsContract } from '../../proto/regions.ts';
import { siteConfig } from '../../proto/site-config.ts';
import type { Visit } from '../../proto/visit.ts';
import type { CacheKey } from '../page-cache/cache-key.ts';
import { dependencyKeys } from '../page-cache/cache-dependencies.ts';
import type { RequestContext } from '../session/request-context.ts';
import { UNAVAILABLE_MESSAGE } from '../session/domain-resolver.ts';
import { parseAddress, type Address } from './address.ts';
import { loadAlternates, includeCurrentRegion } from './alternates.ts';
import { loadArticleTags } from './article-tags.ts';
import { dependsOnDate } from './depends-on-date.ts';
import { findDefaultRegion } from './default-region.ts';
import { findHome, findPage } from './find-page.ts';
import { findListedType, loadListing } from './listing.ts';
import { parseListingQuery } from './listing-query.ts';
import { loadPageExtras } from './page-extras.ts';
import { isUnavailable, type VisitRead } from './visit-read.ts';
import type { VisitReads } from './visit-reads.ts';
import { findRedirect, indexRedirects, type Redirects } from './find-redirect.ts';
import { loadSearch } from './search-page.ts';
import { loadBlockArticles } from './load-block-articles.ts';
import { defaultSiteDocuments, loadSiteDocuments } from './site-documents.ts';

export const NOT_FOUND_MESSAGE = 'This page could not be found';
export const SERVICE_UNAVAILABLE_MESSAGE = 'The site can not be reached at the moment. Please try again shortly.';

export interface LoadedVisit {
  visit: Visit;
  dependencies: ReadonlySet<CacheKey>;
  /** Complete, and told under the only address it has: it may be kept. */
  keepable: boolean;
  /** A listing: it differs by its page number and tag. */
  paged: boolean;
}

/** Reads everything that is shown at an address. */
export class VisitLoader {
  constructor(
    private readonly readings: VisitReads,
    private readonly draft: boolean,
    /** The address of the maps script, for editors. */
    private readonly mapsScript?: string,
  ) {}

  async load(url: string, asker: RequestContext): Promise<LoadedVisit> {
    const reading = this.readings.begin(asker);
    const address = parseAddress(url);
    const blank = this.blank(url, address?.canonicalPath ?? '/', asker);
    if (asker.place.isWithdrawn && !asker.user)
      return uncacheable({ ...blank, status: 404, message: UNAVAILABLE_MESSAGE, unavailable: true });
    if (!address) return uncacheable({ ...blank, status: 404, message: NOT_FOUND_MESSAGE });
    try {
      return await this.read(reading, address, blank);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return uncacheable({ ...blank, status: 503, message: SERVICE_UNAVAILABLE_MESSAGE });
    }
  }

  private async read(reading: VisitRead, address: Address, blank: Visit): Promise<LoadedVisit> {
    reading.dependsOn(dependencyKeys.domain(reading.domainId));
    const [redirects, regions] = await Promise.all([loadRedirects(reading), loadRegions(reading)]);
    const moved = findRedirect(address, redirects, blank.origin);
    if (moved !== null) return uncacheable({ ...blank, status: 301, redirect: moved });
    const home = findDefaultRegion(regions);
    if (address.slug === '' && home) {
      if (!address.isTidy) return uncacheable(redirectToCanonical(blank, address));
      return uncacheable({ ...blank, status: 302, redirect: `/${home.slugPrefix}${address.search}` });
    }
    return this.show(reading, address, { ...blank, regions });
  }

  private async show(reading: VisitRead, address: Address, blank: Visit): Promise<LoadedVisit> {
    const { regions } = blank;
    const region = regions.find(({ slugPrefix }) => slugPrefix === address.segments[0]) ?? null;
    const rest = region ? address.segments.slice(1) : address.segments;
    const prefix = region?.slugPrefix ?? '';
    if (region) reading.dependsOn(dependencyKeys.region(region._id));

    const surroundings = loadSiteDocuments(reading, prefix);
    if (rest.length === 1 && rest[0] === 'search') {
      if (!address.isTidy) return uncacheable(redirectToCanonical(blank, address));
      const [around, search] = await Promise.all([surroundings, loadSearch(reading, address.query, prefix)]);
      return uncacheable({ ...blank, ...around, status: 200, kind: 'search', region, search });
    }
    const [around, main] = await Promise.all([surroundings, this.main(reading, address, region, rest, regions)]);
    const seen = { ...blank, ...around, region };
    if (!main) return uncacheable({ ...seen, status: 404, message: NOT_FOUND_MESSAGE });
    if (!address.isTidy) return uncacheable(redirectToCanonical(blank, address));
    const [extras, articles, tags, alternates] = await Promise.all([
      loadPageExtras(reading, main.page, prefix),
      loadBlockArticles(reading, main.page, prefix),
      loadArticleTags(reading, main.page, prefix),
      loadAlternates(reading, { region, rest, regions }),
    ]);
    if (dependsOnDate(main.page, new Date().toISOString().slice(0, 10))) reading.dependsOn(dependencyKeys.day());
    const live = reading.asker.user === null;
    // A region's home answers at the region's prefix as well.
    const path = main.page ? slugToPath(main.page.slug) : address.canonicalPath;
    return {
      visit: {
        ...seen,
        ...extras,
        url: live ? address.canonicalPath + main.search : blank.url,
        canonical: path + main.search,
        status: 200,
        kind: main.listing ? 'listing' : 'page',
        page: main.page,
        listing: main.listing,
        alternates: includeCurrentRegion(alternates, { region, slug: main.page?.slug ?? address.slug }, regions),
        articles,
        articleTags: tags,
      },
      dependencies: reading.dependencies,
      keepable: live && !reading.incomplete && main.known,
      paged: main.listing !== null,
    };
  }

  /** The page itself, or the listing that stands at its address; null when there is neither. */
  private async main(reading: VisitRead, address: Address, region: Region | null, rest: string[], regions: Region[]) {
    const page =
      region && rest.length === 0
        ? await findHome(reading, region, regions)
        : await findPage(reading, address.slug, regions);
    const segment = region && rest.length === 1 ? rest[0] : undefined;
    if (!findListedType(segment) && page?.template !== 'listing') {
      return page && { page, listing: null, known: true, search: '' };
    }
    const asked = parseListingQuery(address.query);
    const regionPrefix = region?.slugPrefix ?? page?.region?.slugPrefix ?? '';
    const { listing, known } = await loadListing(reading, { page, segment, regionPrefix, asked });
    // Pages beyond the last do not exist, so that nobody can make up addresses without end.
    if (asked.page > 1 && listing.articles.length === 0) return null;
    return { page, listing, known, search: asked.search };
  }

  private blank(url: string, canonical: string, { place, user, stage }: RequestContext): Visit {
    return {
      url,
      canonical,
      status: 500,
      kind: 'error',
      domainId: place.domainId,
      domainName: place.domainName,
      origin: place.origin,
      region: null,
      regions: [],
      page: null,
      alternates: [],
      listing: null,
      search: null,
      articles: [],
      articleTags: [],
      ...defaultSiteDocuments(place.domainId),
      banner: null,
      subNav: null,
      editing: {
        enabled: this.draft,
        user,
        ...(stage === 'draft' && this.mapsScript && { mapsScript: this.mapsScript }),
      },
    };
  }
}

/** Leads to the one address of what was found, so that it has no other. */
const redirectToCanonical = (blank: Visit, { canonicalPath, search }: Address): Visit => ({
  ...blank,
  status: 301,
  redirect: canonicalPath + search,
});

const uncacheable = (visit: Visit): LoadedVisit => ({ visit, dependencies: new Set(), keepable: false, paged: false });

async function loadRedirects(reading: VisitRead): Promise<Redirects> {
  const { domainId } = reading;
  const known = reading.kept(['redirects'], async (aside) => {
    aside.dependsOn(dependencyKeys.site('redirect', domainId));
    return indexRedirects(await aside.ask(siteConfig.calls.listRedirects, { domainId }));
  });
  return reading.orElse(known, new Map());
}

/** Visitors get the published ones; one without a prefix has no addresses yet. */
async function loadRegions(reading: VisitRead): Promise<Region[]> {
  const { domainId } = reading;
  const all = await reading.keep(regionsContract.calls.loadRegions, { domainId }, dependencyKeys.regions());
  return all.filter(({ slugPrefix, published }) => slugPrefix !== '' && (published || reading.asker.stage === 'draft'));
}
