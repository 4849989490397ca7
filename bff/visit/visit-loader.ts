import { isUnavailable } from '../../proto/errors.ts';
import { gatewayRefusals } from '../../proto/refusals/gateway.ts';
import { pages } from '../../proto/pages.ts';
import { pageRefusals } from '../../proto/refusals/pages.ts';
import { siteConfigRefusals } from '../../proto/refusals/site-config.ts';
import type { Region } from '../../proto/entities/region.ts';
import { slugToPath, toPublicHref } from '../../proto/slug.ts';
import { regions as regionsContract } from '../../proto/regions.ts';
import { oncePerObject } from '../../services/kit/once-per-object.ts';
import { withEditions } from '../../proto/picture-editions.ts';
import type { ShownVersion } from '../../proto/document-history.ts';
import type { Visit } from '../../proto/visit.ts';
import { zoneOfRegion } from '../../proto/zone-of-region.ts';
import type { CacheKey } from '../caching/cache-key.ts';
import { dependencyKeys } from '../caching/cache-dependencies.ts';
import type { RequestContext } from '../session/request-context.ts';
import { type Address, parseAddress } from './address.ts';
import { loadOtherVersions, toAlternates } from './alternates.ts';
import { loadNewest } from './block-articles.ts';
import { findDateChange } from './dates.ts';
import { DEFAULT_LANGUAGE, findDefaultRegion, visitLanguage } from '../../services/kit/languages.ts';
import { isShownAsHome, isShownToEditors } from './find-page.ts';
import { canonicalSearch, isIndexed, loadMainContent, type MainContent } from './main-content.ts';
import { loadEditions, showEditions } from './picture-editions.ts';
import { loadSurroundings } from './surroundings.ts';
import type { VisitRead, VisitReads } from './visit-read.ts';
import { findRedirect, loadRedirects } from './redirects.ts';
import { guessAutocompletes } from './guess-autocomplete.ts';
import { showDocumentVersion, showPage } from './shown-versions.ts';
import { applyMiddleware } from './route-middleware.ts';
import { loadSearch } from './search-page.ts';
import { defaultSiteDocuments, loadBrand, loadSiteDocuments } from './site-documents.ts';

export interface LoadedVisit {
  visit: Visit;
  dependencies: ReadonlySet<CacheKey>;
  /** The visit is valid until this time, in milliseconds since the epoch. */
  expiresAt: number;
  cacheable: boolean;
  paged: boolean;
}

export class VisitLoader {
  constructor(
    private readonly visitReads: VisitReads,
    private readonly draft: boolean,
    private readonly mapsScript?: string,
  ) {}

  async load(url: string, context: RequestContext): Promise<LoadedVisit> {
    const reading = this.visitReads.start(context);
    const address = parseAddress(url);
    const blank = this.blank(url, address?.canonicalPath ?? '/', context);
    if (context.site.isUnpublished && !context.user)
      return uncacheable({
        ...blank,
        status: 404,
        message: siteConfigRefusals.websiteUnavailable.wording,
        unavailable: true,
      });
    if (!address) return uncacheable({ ...blank, status: 404, message: pageRefusals.notFound.wording });
    try {
      return await showEditions(reading, await this.read(reading, address, blank));
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      const brand = await loadBrand(reading);
      return uncacheable({ ...blank, ...brand, status: 503, message: gatewayRefusals.siteUnreachable.wording });
    }
  }

  async loadBrand(context: RequestContext): Promise<Visit['brand']> {
    return (await loadBrand(this.visitReads.start(context))).brand;
  }

  /** Shows one document in another version, and everything else as it is now. */
  async loadVersion(shown: ShownVersion, context: RequestContext): Promise<Visit> {
    const reading = this.visitReads.start(context);
    const { kind, version } = shown;
    const visit =
      kind === 'page'
        ? await this.loadPageVersion(reading, shown)
        : await showDocumentVersion(reading, { ...shown, kind }, (url) => this.loadAt(reading, url));
    return withEditions({ ...visit, version }, await loadEditions(reading, visit));
  }

  private async loadPageVersion(reading: VisitRead, { _id, version }: ShownVersion): Promise<Visit> {
    const [{ owner: _, ...page }, regions] = await Promise.all([
      reading.call(pages.calls.loadVersion, { _id, version }),
      loadRegions(reading),
    ]);
    const path = slugToPath(page.slug);
    return showPage(reading, page, { ...this.blank(path, path, reading.context), regions });
  }

  private async loadAt(reading: VisitRead, url: string): Promise<Visit> {
    const address = parseAddress(url);
    const blank = this.blank(url, address?.canonicalPath ?? '/', reading.context);
    return address ? (await this.read(reading, address, blank)).visit : { ...blank, status: 404 };
  }

  private async read(reading: VisitRead, address: Address, blank: Visit): Promise<LoadedVisit> {
    reading.dependsOn(dependencyKeys.domain(reading.domainId));
    const [redirects, regions] = await Promise.all([loadRedirects(reading), loadRegions(reading)]);
    const moved = findRedirect(address, redirects, blank.origin);
    const target = moved === null ? undefined : toPublicHref(moved, regions);
    // Editors are not redirected if a page has the address, so that they can still edit that page.
    if (target !== undefined && !(await isShownToEditors(reading, address.slug, regions)))
      return withoutPage(reading, { ...blank, status: 301, redirect: target });
    const home = findDefaultRegion(regions);
    if (address.slug === '' && home) {
      if (!address.isCanonical) return withoutPage(reading, redirectToCanonical(blank, address));
      return withoutPage(reading, { ...blank, status: 302, redirect: `/${home.slugPrefix}${address.search}` });
    }
    const region = regions.find(({ slugPrefix }) => slugPrefix === address.segments[0]) ?? null;
    const language = visitLanguage(region, regions);
    return this.show(reading, address, { ...blank, region, regions, language, ...(target && { coveredBy: target }) });
  }

  private async show(reading: VisitRead, address: Address, blank: Visit): Promise<LoadedVisit> {
    const { region, regions } = blank;
    const rest = region ? address.segments.slice(1) : address.segments;
    const prefix = region?.slugPrefix ?? '';
    if (region) reading.dependsOn(dependencyKeys.region(region._id));

    const siteDocumentsPromise = loadSiteDocuments(reading, prefix);
    if (rest.length === 1 && rest[0] === 'search') {
      if (!address.isCanonical) return uncacheable(redirectToCanonical(blank, address));
      const [siteDocuments, search] = await Promise.all([
        siteDocumentsPromise,
        loadSearch(reading, address.query, prefix),
      ]);
      return uncacheable({ ...blank, ...siteDocuments, status: 200, kind: 'search', search });
    }
    const [siteDocuments, main] = await Promise.all([
      siteDocumentsPromise,
      loadMainContent(reading, address, { region, rest, regions }),
    ]);
    const base = { ...blank, ...siteDocuments };
    if (!main) {
      // The root of a site that has not been set up would have links to missing pages only.
      const isSetUp = regions.length > 0 || address.slug !== '' || reading.context.user !== null;
      const shown = isSetUp
        ? { ...base, articles: await loadNewest(reading, prefix) }
        : { ...blank, unavailable: true as const };
      return withoutPage(reading, { ...shown, status: 404, message: pageRefusals.notFound.wording });
    }
    const instead = applyMiddleware({ ...base, page: main.page });
    if (instead) return uncacheable(instead);
    const isHome = await isShownAsHome(reading, main.page, { region, rest, regions });
    const slug = isHome ? prefix : (main.page?.slug ?? address.slug);
    // Editors can open the home page at both addresses.
    if (isHome && address.slug !== prefix && !reading.context.user)
      return withoutPage(
        reading,
        redirectToCanonical(blank, { canonicalPath: slugToPath(slug), search: address.search }),
      );
    if (!address.isCanonical) return withoutPage(reading, redirectToCanonical(blank, address));
    return this.showContent(reading, address, { base, main, rest, slug });
  }

  private async showContent(
    reading: VisitRead,
    address: Address,
    { base, main, rest, slug }: { base: Visit; main: MainContent; rest: string[]; slug: string },
  ): Promise<LoadedVisit> {
    const { region, regions } = base;
    const { page, listing } = main;
    const [surroundings, versions] = await Promise.all([
      loadSurroundings(reading, page, { prefix: region?.slugPrefix ?? '', regions }),
      loadOtherVersions(reading, { region, rest, regions }),
    ]);
    reading.expireAt(findDateChange(page, region?.timeZone ?? 'UTC', new Date()));
    const live = reading.context.user === null;
    return {
      visit: {
        ...base,
        ...surroundings,
        url: live ? address.canonicalPath + main.search : base.url,
        canonical: slugToPath(slug) + canonicalSearch(main),
        status: 200,
        kind: listing ? 'listing' : 'page',
        page: live && page ? guessAutocompletes(page) : page,
        listing,
        alternates: toAlternates({ region, slug, isIndexed: isIndexed(main) }, versions, regions),
      },
      dependencies: reading.dependencies,
      expiresAt: reading.expiresAt,
      cacheable: live && !reading.incomplete && main.isKnownTag,
      paged: listing !== null,
    };
  }

  private blank(url: string, canonical: string, { site, user, preferences, stage }: RequestContext): Visit {
    return {
      url,
      canonical,
      language: DEFAULT_LANGUAGE,
      status: 500,
      kind: 'error',
      domainId: site.domainId,
      domainName: site.domainName,
      origin: site.canonicalOrigin,
      region: null,
      regions: [],
      page: null,
      alternates: [],
      listing: null,
      search: null,
      articles: [],
      articleTags: [],
      hasEnded: false,
      ...defaultSiteDocuments(site.domainId),
      banner: null,
      subNav: null,
      editing: {
        enabled: this.draft,
        user,
        ...(preferences && { preferences }),
        ...(stage === 'draft' && this.mapsScript && { mapsScript: this.mapsScript }),
      },
    };
  }
}

const redirectToCanonical = (
  blank: Visit,
  { canonicalPath, search }: Pick<Address, 'canonicalPath' | 'search'>,
): Visit => ({
  ...blank,
  status: 301,
  redirect: canonicalPath + search,
});

const uncacheable = (visit: Visit): LoadedVisit => ({
  visit,
  dependencies: new Set(),
  expiresAt: Infinity,
  cacheable: false,
  paged: false,
});

/** A missing page or a redirect. */
const withoutPage = (reading: VisitRead, visit: Visit): LoadedVisit => ({
  ...uncacheable(visit),
  dependencies: reading.dependencies,
  expiresAt: reading.expiresAt,
  cacheable: reading.context.user === null && !reading.incomplete,
});

async function loadRegions(reading: VisitRead): Promise<Region[]> {
  const { domainId } = reading;
  const all = await reading.callCached(regionsContract.calls.loadRegions, { domainId }, dependencyKeys.regions());
  return all
    .filter(({ slugPrefix, published }) => slugPrefix !== '' && (published || reading.context.stage === 'draft'))
    .map(withZone);
}

/** Time zones are resolved on the server, because some browsers do not know those of every country. */
const withZone = oncePerObject((region: Region): Region => ({ ...region, timeZone: zoneOfRegion(region) }));
