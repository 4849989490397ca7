import type { ReceiptFinding, ReceiptSurface } from '../../proto/receipt.ts';
import type { EdgeReading } from './edge-reading.ts';
import type { ListedPage, Reading, ServedPage } from './reading.ts';

/** The state that visitors must see. `live` is null if they must not see the page. */
export interface ExpectedState {
  pageId: string;
  live: {
    revision: number;
    title: string;
    lastPublished: string;
    isInSitemap: boolean;
    isFound: boolean;
  } | null;
}

/** State of the services, read without a cache. A value is undefined if its service did not answer. */
export interface ServiceState {
  navRevision: number | undefined;
  listing: { first: ListedPage | null; isListed: boolean } | null | undefined;
  sitemapRevision: number | null | undefined;
  searchRevision: number | null | undefined;
}

export interface ReplicaReadings {
  expected: number;
  readings: Reading[][];
  /** Null without an edge. */
  edge?: EdgeReading | null;
}

export type Findings = Partial<Record<ReceiptSurface, ReceiptFinding | null>>;

/** A surface is null if every visitor sees the expected state on it. */
export function verify(expected: ExpectedState, state: ServiceState, replicas: ReplicaReadings): Findings {
  const { listing, navRevision } = state;
  const isComplete =
    replicas.readings.length >= replicas.expected && replicas.readings.every(({ length }) => length > 0);
  const inEach = (check: (reading: Reading) => ReceiptFinding | null): ReceiptFinding | null => {
    const found = replicas.readings.flat().map(check);
    return found.find((finding) => finding !== null) ?? (isComplete ? null : 'silent');
  };
  const page = inEach((reading) => checkPage(expected, reading.page));
  return {
    page: page ?? checkEdge(expected, replicas, 'page'),
    ...(listing !== null && {
      listing: listing
        ? (checkListed(expected, listing.isListed) ??
          inEach(({ listed }) => checkListing(expected, listing.first, listed)) ??
          checkEdge(expected, replicas, 'listing'))
        : 'silent',
    }),
    navigation:
      navRevision === undefined ? 'silent' : inEach(({ page }) => (page.navRevision < navRevision ? 'older' : null)),
    sitemap:
      checkRevision(expected, state.sitemapRevision, expected.live?.isInSitemap) ??
      inEach((reading) => checkSitemap(expected, reading)),
    search: checkRevision(expected, state.searchRevision, expected.live?.isFound),
    servers: isComplete ? page : 'silent',
  };
}

function checkPage({ pageId, live }: ExpectedState, served: ServedPage): ReceiptFinding | null {
  if (served.status >= 500) return 'silent';
  const isServed = served.pageId === pageId;
  if (!live) return isServed ? 'present' : null;
  if (isServed) return served.revision !== null && served.revision >= live.revision ? null : 'older';
  if (served.status === 404) return 'missing';
  return served.status < 400 && served.status >= 300 ? 'redirected' : 'other';
}

/** All replicas serve the right version. The edge does too if it answers with what one of them serves, after all have purged it. */
function checkEdge(
  { live }: ExpectedState,
  { readings, edge }: ReplicaReadings,
  surface: 'page' | 'listing',
): ReceiptFinding | null {
  if (!edge) return null;
  const shared = readings.flat().flatMap((reading) => reading.shared ?? []);
  if (shared.length === 0 || edge[surface].includes(null)) return 'silent';
  const isCurrent =
    shared.every(({ isPurged }) => isPurged) &&
    edge[surface].every((etag) => shared.some((one) => one[surface] === etag));
  return isCurrent ? null : live ? 'older' : 'present';
}

function checkListed({ live }: ExpectedState, isListed: boolean): ReceiptFinding | null {
  if (live) return isListed ? null : 'missing';
  return isListed ? 'present' : null;
}

function checkListing(
  { live }: ExpectedState,
  first: ListedPage | null,
  listed: ListedPage | null,
): ReceiptFinding | null {
  if (!live) return listed ? 'present' : null;
  if (!first || !listed) return first ? 'missing' : listed ? 'older' : null;
  return listed.lastPublished === first.lastPublished && listed.title === first.title ? null : 'older';
}

function checkRevision(
  { live }: ExpectedState,
  revision: number | null | undefined,
  isShown = false,
): ReceiptFinding | null {
  if (revision === undefined) return 'silent';
  if (!live || !isShown) return revision === null ? null : 'present';
  if (revision === null) return 'missing';
  return revision >= live.revision ? null : 'older';
}

/** Another page may now have the address of an unpublished page. In that case, only the sitemap service is checked. */
function checkSitemap({ live }: ExpectedState, { lastmod, page }: Reading): ReceiptFinding | null {
  if (lastmod === undefined || (!live && page.status === 200)) return null;
  if (!live || !live.isInSitemap) return lastmod === null ? null : 'present';
  if (lastmod === null) return 'missing';
  return lastmod === live.lastPublished ? null : 'older';
}
