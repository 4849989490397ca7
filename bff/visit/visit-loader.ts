import type { Region } from '../../proto/entities/region.ts';
import { pathOfSlug } from '../../proto/slug.ts';
import { regions as regionsContract } from '../../proto/regions.ts';
import { siteConfig } from '../../proto/site-config.ts';
import type { Visit } from '../../proto/visit.ts';
import type { CacheKey } from '../page-cache/cache-key.ts';
import { on } from '../page-cache/dependencies.ts';
import type { Asker } from '../session/asker.ts';
import { WITHDRAWN } from '../session/places.ts';
import { addressOf, type Address } from './address.ts';
import { loadAlternates, withItself } from './alternates.ts';
import { articleTags } from './article-tags.ts';
import { closesLater } from './closes-later.ts';
import { defaultRegionOf } from './default-region.ts';
import { findHome, findPage } from './find-page.ts';
import { listedAt, loadListing } from './listing.ts';
import { listingQueryOf } from './listing-query.ts';
import { loadPageExtras } from './page-extras.ts';
import { isAway, type Reading } from './reading.ts';
import type { Readings } from './readings.ts';
import { redirectOf, redirectsBy, type Redirects } from './redirect-of.ts';
import { loadSearch } from './search-page.ts';
import { shownArticles } from './shown-articles.ts';
import { bareSurroundings, loadSurroundings } from './surroundings.ts';

export const NOT_FOUND = 'This page could not be found';
export const AWAY = 'The site can not be reached at the moment. Please try again shortly.';

export interface Loaded {
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
    private readonly readings: Readings,
    private readonly draft: boolean,
    /** The address of the maps script, for editors. */
    private readonly mapsScript?: string,
  ) {}

  async load(url: string, asker: Asker): Promise<Loaded> {
    const reading = this.readings.begin(asker);
    const address = addressOf(url);
    const blank = this.blank(url, address?.canonicalPath ?? '/', asker);
    if (asker.place.isWithdrawn && !asker.user)
      return unkept({ ...blank, status: 404, message: WITHDRAWN, unavailable: true });
    if (!address) return unkept({ ...blank, status: 404, message: NOT_FOUND });
    try {
      return await this.read(reading, address, blank);
    } catch (error) {
      if (!isAway(error)) throw error;
      return unkept({ ...blank, status: 503, message: AWAY });
    }
  }

  private async read(reading: Reading, address: Address, blank: Visit): Promise<Loaded> {
    reading.dependsOn(on.domain(reading.domainId));
    const [redirects, regions] = await Promise.all([loadRedirects(reading), loadRegions(reading)]);
    const moved = redirectOf(address, redirects, blank.origin);
    if (moved !== null) return unkept({ ...blank, status: 301, redirect: moved });
    const home = defaultRegionOf(regions);
    if (address.slug === '' && home) {
      if (!address.isTidy) return unkept(tidied(blank, address));
      return unkept({ ...blank, status: 302, redirect: `/${home.slugPrefix}${address.search}` });
    }
    return this.show(reading, address, { ...blank, regions });
  }

  private async show(reading: Reading, address: Address, blank: Visit): Promise<Loaded> {
    const { regions } = blank;
    const region = regions.find(({ slugPrefix }) => slugPrefix === address.segments[0]) ?? null;
    const rest = region ? address.segments.slice(1) : address.segments;
    const prefix = region?.slugPrefix ?? '';
    if (region) reading.dependsOn(on.region(region._id));

    const surroundings = loadSurroundings(reading, prefix);
    if (rest.length === 1 && rest[0] === 'search') {
      if (!address.isTidy) return unkept(tidied(blank, address));
      const [around, search] = await Promise.all([surroundings, loadSearch(reading, address.query, prefix)]);
      return unkept({ ...blank, ...around, status: 200, kind: 'search', region, search });
    }
    const [around, main] = await Promise.all([surroundings, this.main(reading, address, region, rest, regions)]);
    const seen = { ...blank, ...around, region };
    if (!main) return unkept({ ...seen, status: 404, message: NOT_FOUND });
    if (!address.isTidy) return unkept(tidied(blank, address));
    const [extras, articles, tags, alternates] = await Promise.all([
      loadPageExtras(reading, main.page, prefix),
      shownArticles(reading, main.page, prefix),
      articleTags(reading, main.page, prefix),
      loadAlternates(reading, { region, rest, regions }),
    ]);
    if (closesLater(main.page, new Date().toISOString().slice(0, 10))) reading.dependsOn(on.day());
    const live = reading.asker.user === null;
    // A region's home answers at the region's prefix as well.
    const path = main.page ? pathOfSlug(main.page.slug) : address.canonicalPath;
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
        alternates: withItself(alternates, { region, slug: main.page?.slug ?? address.slug }, regions),
        articles,
        articleTags: tags,
      },
      dependencies: reading.dependencies,
      keepable: live && !reading.incomplete && main.known,
      paged: main.listing !== null,
    };
  }

  /** The page itself, or the listing that stands at its address; null when there is neither. */
  private async main(reading: Reading, address: Address, region: Region | null, rest: string[], regions: Region[]) {
    const page =
      region && rest.length === 0
        ? await findHome(reading, region, regions)
        : await findPage(reading, address.slug, regions);
    const segment = region && rest.length === 1 ? rest[0] : undefined;
    if (!listedAt(segment) && page?.template !== 'listing') {
      return page && { page, listing: null, known: true, search: '' };
    }
    const asked = listingQueryOf(address.query);
    const regionPrefix = region?.slugPrefix ?? page?.region?.slugPrefix ?? '';
    const { listing, known } = await loadListing(reading, { page, segment, regionPrefix, asked });
    // Pages beyond the last do not exist, so that nobody can make up addresses without end.
    if (asked.page > 1 && listing.articles.length === 0) return null;
    return { page, listing, known, search: asked.search };
  }

  private blank(url: string, canonical: string, { place, user, stage }: Asker): Visit {
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
      ...bareSurroundings(place.domainId),
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
const tidied = (blank: Visit, { canonicalPath, search }: Address): Visit => ({
  ...blank,
  status: 301,
  redirect: canonicalPath + search,
});

const unkept = (visit: Visit): Loaded => ({ visit, dependencies: new Set(), keepable: false, paged: false });

async function loadRedirects(reading: Reading): Promise<Redirects> {
  const { domainId } = reading;
  const known = reading.kept(['redirects'], async (aside) => {
    aside.dependsOn(on.site('redirect', domainId));
    return redirectsBy(await aside.ask(siteConfig.calls.listRedirects, { domainId }));
  });
  return reading.orElse(known, new Map());
}

/** Visitors get the published ones; one without a prefix has no addresses yet. */
async function loadRegions(reading: Reading): Promise<Region[]> {
  const { domainId } = reading;
  const all = await reading.keep(regionsContract.calls.loadRegions, { domainId }, on.regions());
  return all.filter(({ slugPrefix, published }) => slugPrefix !== '' && (published || reading.asker.stage === 'draft'));
}
