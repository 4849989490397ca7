import { normalizeTag } from '../../proto/unicode.ts';
import type { PageContent, PageType } from '../../proto/entities/page.ts';
import type { Caller } from '../../proto/permissions.ts';
import { compareNewest } from '../../proto/newest-first.ts';
import type { CachedRegion } from '../kit/regions/region-cache.ts';
import { countAll } from '../kit/store/collection.ts';
import type { Filter } from '../kit/store/store.ts';
import { derivedSubstringIndex } from '../kit/versioned/tables.ts';
import type { VersionedDocument, Projection } from '../kit/versioned/versioned.ts';
import { parseArticleTypes, resolveRegionIds, FIELDS_NOT_LISTED, type ArticleFilter } from './article-filter.ts';
import { ARTICLE_DAY, ARTICLE_TAGS, IS_ARTICLE } from './page-keys.ts';
import { visibilityFilter } from './visible-to.ts';

type Articles = Projection<PageContent>;
type Article = VersionedDocument<PageContent>;

interface Slice {
  skip: number;
  limit: number;
}

export async function findArticles(
  articles: Articles,
  query: ArticleFilter,
  caller: Caller,
  regions: CachedRegion[],
  slice: Slice,
): Promise<{ found: Article[]; total: number }> {
  const types = parseArticleTypes(query.pageTypes);
  const scope = {
    domainId: caller.domainId,
    pageType: equalsOrIn(types),
    'region._id': equalsOrIn(resolveRegionIds(query.regionPrefix ?? '', caller, regions)),
    ...(await visibilityFilter(caller.user, articles)),
  };
  const tag = normalizeTag(query.tag ?? '');
  const tagged = tag === '' ? {} : { [ARTICLE_TAGS]: { has: tag } };
  if (!query.title) {
    const total = await countAll(articles, {
      ...scope,
      ...(tag === '' ? { [IS_ARTICLE]: true } : { [ARTICLE_TAGS]: tag }),
    });
    return {
      found: total > slice.skip ? await findNewest(articles, types, { ...scope, ...tagged }, slice) : [],
      total,
    };
  }
  const filter = { ...scope, ...tagged, ...derivedSubstringIndex.contains(query.title) };
  const indexed = await derivedSubstringIndex.selectiveFilter(articles, query.title);
  if (indexed)
    return sortAndSlice(await articles.find({ ...indexed, ...filter }, { without: FIELDS_NOT_LISTED }), slice);
  const total = await articles.count({ ...filter, ...toListed(filter) });
  return { found: total > slice.skip ? await findNewest(articles, types, filter, slice) : [], total };
}

function sortAndSlice(all: Article[], { skip, limit }: Slice): { found: Article[]; total: number } {
  return { found: all.sort(compareNewest).slice(skip, skip + limit), total: all.length };
}

/** Events alone are a calendar, in the order of their dates. For one other type both orders are the same, and each has its indexes. */
function findNewest(articles: Articles, types: PageType[], filter: Filter, slice: Slice): Promise<Article[]> {
  const hasDates = types.length === 1 && (types[0] === 'event' || !filter[ARTICLE_TAGS]);
  const sort = { [hasDates ? 'header.date' : ARTICLE_DAY]: 'desc', lastPublished: 'desc' } as const;
  return articles.find({ ...filter, ...toListed(filter) }, { sort, without: FIELDS_NOT_LISTED, ...slice });
}

const toListed = (filter: Filter): Filter => (filter[ARTICLE_TAGS] ? {} : { [IS_ARTICLE]: true });

/** An index provides the sort order only after an equality condition. */
const equalsOrIn = <T extends string | null>(values: T[]) => (values.length === 1 ? values[0] : { in: values });
