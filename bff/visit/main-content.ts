import type { Page } from '../../proto/entities/page.ts';
import type { Region } from '../../proto/entities/region.ts';
import type { Visit } from '../../proto/visit.ts';
import type { Address } from './address.ts';
import { findHome, findPage } from './find-page.ts';
import { findListedType, loadListing, parseListingQuery } from './listing.ts';
import type { VisitRead } from './visit-read.ts';

export interface MainContent {
  page: Page | null;
  listing: Visit['listing'];
  isKnownTag: boolean;
  search: string;
}

/** Finds the page at an address, or the list of articles if the address is that of a list without a page. */
export async function loadMainContent(
  reading: VisitRead,
  address: Address,
  { region, rest, regions }: { region: Region | null; rest: string[]; regions: Region[] },
): Promise<MainContent | null> {
  const page =
    region && rest.length === 0
      ? await findHome(reading, region, regions)
      : await findPage(reading, address.slug, regions);
  const segment = region && rest.length === 1 ? rest[0] : undefined;
  if (!findListedType(segment) && page?.template !== 'listing') {
    return page && { page, listing: null, isKnownTag: true, search: '' };
  }
  const query = parseListingQuery(address.query);
  const regionPrefix = region?.slugPrefix ?? page?.region?.slugPrefix ?? '';
  const { listing, isKnownTag } = await loadListing(reading, { page, segment, regionPrefix, query, regions });
  // Page numbers beyond the end return 404, so that crawlers do not find an endless number of addresses.
  if (query.page > 1 && listing.articles.length === 0) return null;
  return { page, listing, isKnownTag, search: query.search };
}

export const isIndexed = ({ page, listing }: Pick<Visit, 'page' | 'listing'>): boolean =>
  page ? page.hideFromRobots !== true : listing?.total !== 0;

/** A tag with fewer articles has no address of its own in search engines. */
const MIN_TAGGED = 3;

export const canonicalSearch = ({ listing, search }: Pick<Visit, 'listing'> & { search: string }): string =>
  listing?.tag && listing.total < MIN_TAGGED ? '' : search;
