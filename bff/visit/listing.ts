import { segmentByPageType, type Page, type PageType } from '../../proto/entities/page.ts';
import { declarations } from '../../proto/page-types/declarations.ts';
import { pages } from '../../proto/pages.ts';
import { articleTypes } from '../../proto/values.ts';
import type { Visit } from '../../proto/visit.ts';
import { dependencyKeys } from '../page-cache/cache-dependencies.ts';
import type { ListingQuery } from './listing-query.ts';
import type { VisitRead } from './visit-read.ts';
import { sortUpcomingFirst } from './upcoming-first.ts';

export const LISTING_SIZE = 12;
/** So many of the latest events are put in the order of a calendar; whole pages, so that no page is half of them. */
const MAX_CALENDAR_EVENTS = 8 * LISTING_SIZE;

/** The article types that have a listing in every region, whether a page is saved for it or not. */
const listed = articleTypes.filter((type) => declarations[type].hasListing);

/** The article type that `/{region}/{segment}` lists. */
export const findListedType = (segment: string | undefined): PageType | undefined =>
  listed.find((type) => segmentByPageType[type] === segment);

export interface ListingResult {
  listing: NonNullable<Visit['listing']>;
  /** The asked tag is one that articles carry. */
  known: boolean;
}

interface ListingRequest {
  page: Page | null;
  /** What stands in the address after the region. */
  segment: string | undefined;
  regionPrefix: string;
  asked: ListingQuery;
}

/** What a listing shows: what its page says, else every article of the type that its address names. */
export async function loadListing(
  reading: VisitRead,
  { page, segment, regionPrefix, asked }: ListingRequest,
): Promise<ListingResult> {
  const { domainId } = reading;
  reading.dependsOn(dependencyKeys.articles(domainId));
  const chosen =
    page?.template === 'listing' ? (await reading.ask(pages.calls.findListing, { id: page._id })).listing : null;
  const types = resolveTypes(chosen?.articleTypes ?? [], segment);
  const only = chosen?.tags.length === 1 ? chosen.tags[0]!.toLowerCase() : undefined;
  const wanted = { pageTypes: types, regionPrefix, tag: asked.tag || only };
  const [found, carried] = await Promise.all([
    only && asked.tag && asked.tag !== only ? emptyListing : find(reading, wanted, asked.page),
    reading.orElse(
      reading.keep(
        pages.calls.loadTags,
        { domainId, regionPrefix, pageTypes: types },
        dependencyKeys.articles(domainId),
      ),
      [],
    ),
  ]);
  reading.dependsOn(...found.articles.map(({ _id }) => dependencyKeys.page(_id)));
  const tags = chosen?.tags.length ? carried.filter((tag) => chosen.tags.includes(tag)) : carried;
  return {
    listing: {
      pageType: types.length === 1 ? types[0]! : '',
      ...found,
      page: asked.page,
      size: LISTING_SIZE,
      tags: only ? [] : tags,
      tag: asked.tag,
    },
    known: asked.tag === '' || tags.includes(asked.tag),
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
  wanted: { pageTypes: PageType[]; regionPrefix: string; tag?: string },
  page: number,
): Promise<Found> {
  const from = (page - 1) * LISTING_SIZE;
  const isCalendar = wanted.pageTypes.join() === 'event';
  if (!isCalendar || from >= MAX_CALENDAR_EVENTS) {
    const part = { limit: LISTING_SIZE, currentPage: page - 1 };
    return {
      ...(await reading.ask(pages.calls.filterArticles, { ...wanted, ...part })),
      upcoming: isCalendar ? 0 : null,
    };
  }
  reading.dependsOn(dependencyKeys.day());
  const { articles: latest, total } = await reading.ask(pages.calls.filterArticles, {
    ...wanted,
    limit: MAX_CALENDAR_EVENTS,
  });
  const { articles, upcoming } = sortUpcomingFirst(latest, new Date().toISOString().slice(0, 10));
  const shown = articles.slice(from, from + LISTING_SIZE);
  return { articles: shown, total, upcoming: Math.min(Math.max(0, upcoming - from), shown.length) };
}
