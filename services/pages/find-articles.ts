import type { PageContent, PageType } from '../../proto/entities/page.ts';
import type { Caller } from '../../proto/permissions.ts';
import { articleTypes } from '../../proto/values.ts';
import type { CachedRegion } from '../kit/regions/region-cache.ts';
import { trigramFilter } from '../kit/store/trigram-filter.ts';
import type { Filter } from '../kit/store/store.ts';
import type { VersionedDocument, Projection } from '../kit/versioned/versioned.ts';
import {
  parseArticleTypes,
  resolveRegionIds,
  normalizeTag,
  FIELDS_NOT_LISTED,
  type ArticleFilter,
} from './article-filter.ts';
import { visibilityFilter } from './visible-to.ts';

type Articles = Projection<PageContent>;
type Article = VersionedDocument<PageContent>;

interface Part {
  skip: number;
  limit: number;
}

/** The articles that somebody asked for and may see, newest first, and how many there are. */
export async function findArticles(
  articles: Articles,
  wanted: ArticleFilter,
  caller: Caller,
  regions: CachedRegion[],
  part: Part,
): Promise<{ found: Article[]; total: number }> {
  const types = parseArticleTypes(wanted.pageTypes);
  const shelf = {
    domainId: caller.domainId,
    pageType: equalsOrIn(types),
    'region._id': equalsOrIn(resolveRegionIds(wanted.regionPrefix ?? '', caller, regions)),
    ...(await visibilityFilter(caller.user, articles)),
  };
  const tag = normalizeTag(wanted);
  const tagged = tag === '' ? {} : { '_keys.tags': { has: tag } };
  if (!wanted.title) {
    const total = await countArticles(articles, {
      ...shelf,
      ...(tag === '' ? { '_keys.article': true } : { '_keys.tags': tag }),
    });
    return { found: total > part.skip ? await findNewest(articles, types, { ...shelf, ...tagged }, part) : [], total };
  }
  const filter = { ...shelf, ...tagged, 'header.title': { contains: wanted.title } };
  const few = await trigramFilter(articles, '_keys.grams', wanted.title);
  if (few) return sortAndSlice(await articles.find({ ...few, ...filter }, { without: FIELDS_NOT_LISTED }), part);
  const total = await articles.count({ ...filter, ...toListed(filter) });
  return { found: total > part.skip ? await findNewest(articles, types, filter, part) : [], total };
}

/** Where an article stands in the order: the newest first, and with no date behind all that have one. */
export function compareByDate(a: Article, b: Article): number {
  return compare(b.header.date, a.header.date) || compare(b.lastPublished, a.lastPublished) || compare(b._id, a._id);
}

function sortAndSlice(all: Article[], { skip, limit }: Part): { found: Article[]; total: number } {
  return { found: all.sort(compareByDate).slice(skip, skip + limit), total: all.length };
}

/**
 * An index gives the order of all articles, of those with a tag, of one type, or of one type in one region. For anything else
 * several of these are merged.
 */
async function findNewest(
  articles: Articles,
  types: PageType[],
  filter: Filter,
  { skip, limit }: Part,
): Promise<Article[]> {
  const options = { sort: { 'header.date': 'desc', lastPublished: 'desc' } as const, without: FIELDS_NOT_LISTED };
  const isOfAll = types.length === articleTypes.length && typeof filter['region._id'] === 'object';
  if (types.length === 1 || isOfAll || filter['_keys.tags'])
    return articles.find({ ...filter, ...toListed(filter) }, { ...options, skip, limit });
  const found = await Promise.all(
    types.map((pageType) =>
      articles.find({ ...filter, '_keys.article': true, pageType }, { ...options, limit: skip + limit }),
    ),
  );
  return found
    .flat()
    .sort(compareByDate)
    .slice(skip, skip + limit);
}

async function countArticles(articles: Articles, filter: Filter): Promise<number> {
  const [all] = await articles.tally([], filter);
  return all?.count ?? 0;
}

/** What has a tag there is an article. */
const toListed = (filter: Filter): Filter => (filter['_keys.tags'] ? {} : { '_keys.article': true });

/** One value alone can be followed by an order in an index. */
const equalsOrIn = <T extends string | null>(values: T[]) => (values.length === 1 ? values[0] : { in: values });

const compare = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0);
