import { type Page, type PageType, segmentByPageType } from '../../proto/entities/page.ts';
import { declarations } from '../../proto/page-types/declarations.ts';
import { pages } from '../../proto/pages.ts';
import type { Region } from '../../proto/entities/region.ts';
import { articleTypes } from '../../proto/values.ts';
import type { Visit } from '../../proto/visit.ts';
import { dependencyKeys } from '../caching/cache-dependencies.ts';
import { omitCoveredArticles } from './redirects.ts';
import { toQueriedTag } from './block-articles.ts';
import type { VisitRead } from './visit-read.ts';
import { sortUpcomingFirst } from './dates.ts';

const LISTING_SIZE = 12;
/** A multiple of the page size, so that no page contains both events sorted by date and older ones. */
const MAX_CALENDAR_EVENTS = 8 * LISTING_SIZE;

const listed = articleTypes.filter((type) => declarations[type].hasListing);

export const findListedType = (segment: string | undefined): PageType | undefined =>
  listed.find((type) => segmentByPageType[type] === segment);

interface ListingResult {
  listing: NonNullable<Visit['listing']>;
  isKnownTag: boolean;
}

interface ListingRequest {
  page: Page | null;
  segment: string | undefined;
  regionPrefix: string;
  query: ListingQuery;
  regions: Region[];
}

export async function loadListing(
  reading: VisitRead,
  { page, segment, regionPrefix, query, regions }: ListingRequest,
): Promise<ListingResult> {
  const { domainId } = reading;
  reading.dependsOn(dependencyKeys.articles(domainId));
  const chosen =
    page?.template === 'listing' ? (await reading.call(pages.calls.findListing, { id: page._id })).listing : null;
  const types = resolveTypes(chosen?.articleTypes ?? [], segment);
  const only = chosen?.tags.length === 1 ? toQueriedTag(chosen.tags[0]) : undefined;
  const filter = { pageTypes: types, regionPrefix, tag: query.tag || only };
  const [found, carried] = await Promise.all([
    only && query.tag && query.tag !== only ? emptyListing : find(reading, { ...filter, regions }, query.page),
    reading.callCachedOr(
      [],
      pages.calls.loadTags,
      { domainId, regionPrefix, pageTypes: types },
      dependencyKeys.articles(domainId),
    ),
  ]);
  reading.dependsOn(...found.articles.map(({ _id }) => dependencyKeys.page(_id)));
  const tags = chosen?.tags.length ? carried.filter((tag) => chosen.tags.includes(tag)) : carried;
  return {
    listing: {
      pageType: types.length === 1 ? types[0]! : '',
      ...found,
      page: query.page,
      size: LISTING_SIZE,
      tags: only ? [] : tags,
      tag: query.tag,
    },
    isKnownTag: query.tag === '' || tags.includes(query.tag),
  };
}

type Found = Pick<NonNullable<Visit['listing']>, 'articles' | 'total' | 'upcoming'>;
const emptyListing: Found = { articles: [], total: 0, upcoming: null };

function resolveTypes(chosen: readonly PageType[], segment: string | undefined): PageType[] {
  if (chosen.length > 0) return [...chosen];
  const named = articleTypes.find((type) => segmentByPageType[type] === segment);
  return named ? [named] : [...articleTypes];
}

async function find(
  reading: VisitRead,
  { regions, ...filter }: { pageTypes: PageType[]; regionPrefix: string; tag?: string; regions: Region[] },
  page: number,
): Promise<Found> {
  const from = (page - 1) * LISTING_SIZE;
  const isCalendar = filter.pageTypes.join() === 'event';
  if (!isCalendar || from >= MAX_CALENDAR_EVENTS) {
    const part = { limit: LISTING_SIZE, currentPage: page - 1 };
    return {
      ...(await omitCoveredArticles(reading, reading.call(pages.calls.filterArticles, { ...filter, ...part }))),
      upcoming: isCalendar ? 0 : null,
    };
  }
  const calendar = { ...filter, limit: MAX_CALENDAR_EVENTS };
  const { articles: latest, total } = await omitCoveredArticles(
    reading,
    reading.call(pages.calls.filterArticles, calendar),
  );
  const { articles, upcoming, nextEnd } = sortUpcomingFirst(latest, regions, Date.now());
  reading.expireAt(nextEnd);
  const shown = articles.slice(from, from + LISTING_SIZE);
  return { articles: shown, total, upcoming: Math.min(Math.max(0, upcoming - from), shown.length) };
}

interface ListingQuery {
  /** 1-based page number. */
  page: number;
  tag: string;
  search: string;
}

export function parseListingQuery(query: URLSearchParams): ListingQuery {
  const pageText = query.get('page') ?? '';
  const page = /^[1-9]\d{0,4}$/.test(pageText) ? Number(pageText) : 1;
  const tag = toQueriedTag(query.get('tag'));
  const written = new URLSearchParams();
  if (page > 1) written.set('page', String(page));
  if (tag) written.set('tag', tag);
  const search = written.toString();
  return { page, tag, search: search && `?${search}` };
}
