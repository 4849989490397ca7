import { type Page, type PageContent, type PageType, segmentByPageType } from '../../proto/entities/page.ts';
import { compareNewest } from '../../proto/newest-first.ts';
import { type Article, pages } from '../../proto/pages.ts';
import type { Caller } from '../../proto/permissions.ts';
import { pageRefusals } from '../../proto/refusals/pages.ts';
import { normalizeTag } from '../../proto/unicode.ts';
import { articleTypes } from '../../proto/values.ts';
import { requireDomain } from '../kit/access.ts';
import { handle } from '../kit/contract/handle.ts';
import { type CachedRegion, RegionCache } from '../kit/regions/region-cache.ts';
import { countAll, type Filter } from '../kit/store/store.ts';
import { derivedSubstringIndex, type Projection, type VersionedDocument } from '../kit/versioned/versioned.ts';
import { ARTICLE_DAY, ARTICLE_TAGS, FIELDS_NOT_LISTED, IS_ARTICLE, PageDocs } from './pages.store.ts';
import { withCurrentRegion } from './presentation.ts';
import { visibilityFilter } from './rights.ts';

type Articles = Projection<PageContent>;
type StoredArticle = VersionedDocument<PageContent>;

interface ArticleFilter {
  title?: string;
  tag?: string;
  pageTypes?: string[];
  regionPrefix?: string;
}

interface Slice {
  skip: number;
  limit: number;
}

export const articleHandlers = {
  filterArticles: handle(
    pages.calls.filterArticles,
    { docs: PageDocs, regionCache: RegionCache },
    async (input, caller, { regionCache, docs }) => {
      const regions = await regionCache.ofDomain(caller.domainId);
      const slice = { skip: input.currentPage * input.limit, limit: input.limit };
      const { found, total } = await findArticles(docs[caller.stage], input, caller, regions, slice);
      const byId = new Map(regions.map((region) => [region._id, region]));
      const articles = found.map((page) =>
        toArticle(withCurrentRegion(page, byId.get(page.region?._id ?? ''), caller.stage)),
      );
      return { articles, total };
    },
  ),

  loadTags: handle(
    pages.calls.loadTags,
    { docs: PageDocs, regionCache: RegionCache },
    async ({ domainId, regionPrefix, pageTypes }, caller, { regionCache, docs }) => {
      requireDomain(caller, domainId);
      const regions = await regionCache.ofDomain(domainId);
      const copy = docs[caller.stage];
      const tags = await copy.countBy([ARTICLE_TAGS], {
        domainId,
        ...(pageTypes && { pageType: { in: parseArticleTypes(pageTypes) } }),
        'region._id': { in: resolveRegionIds(regionPrefix, caller, regions) },
        ...(await visibilityFilter(caller.user, copy)),
      });
      return tags.map(({ values: [tag] }) => tag as string).sort((a, b) => a.localeCompare(b));
    },
  ),
};

export function parseArticleTypes(names: string[] = []): PageType[] {
  if (names.length === 0) return [...articleTypes];
  const unknown = names.find((name) => !articleTypes.some((type) => matchesName(type, name)));
  if (unknown !== undefined)
    throw pageRefusals.noArticleType({ type: unknown.slice(0, 60), types: articleTypes.join(', ') });
  return articleTypes.filter((type) => names.some((name) => matchesName(type, name)));
}

const matchesName = (type: PageType, name: string): boolean => type === name || segmentByPageType[type] === name;

export function resolveRegionIds(
  prefix: string,
  { stage }: Pick<Caller, 'stage'>,
  regions: CachedRegion[],
): (string | null)[] {
  const visible = regions.filter((region) => region[stage] !== null);
  if (prefix === '') return [null, ...visible.map(({ _id }) => _id)];
  return visible.filter((region) => region[stage]!.slugPrefix === prefix.toLowerCase()).map(({ _id }) => _id);
}

async function findArticles(
  articles: Articles,
  query: ArticleFilter,
  caller: Caller,
  regions: CachedRegion[],
  slice: Slice,
): Promise<{ found: StoredArticle[]; total: number }> {
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

function sortAndSlice(all: StoredArticle[], { skip, limit }: Slice): { found: StoredArticle[]; total: number } {
  return { found: all.sort(compareNewest).slice(skip, skip + limit), total: all.length };
}

/** A list of events only is a calendar, sorted by date. For any other single type both orders are equal, and each has its indexes. */
function findNewest(articles: Articles, types: PageType[], filter: Filter, slice: Slice): Promise<StoredArticle[]> {
  const hasDates = types.length === 1 && (types[0] === 'event' || !filter[ARTICLE_TAGS]);
  const sort = { [hasDates ? 'header.date' : ARTICLE_DAY]: 'desc', lastPublished: 'desc' } as const;
  return articles.find({ ...filter, ...toListed(filter) }, { sort, without: FIELDS_NOT_LISTED, ...slice });
}

const toListed = (filter: Filter): Filter => (filter[ARTICLE_TAGS] ? {} : { [IS_ARTICLE]: true });

/** An index provides the sort order only after an equality condition, so a single value must not use `in`. */
export const equalsOrIn = <T extends string | null>(values: T[]) => (values.length === 1 ? values[0] : { in: values });

function toArticle(page: Page): Article {
  const { _id, slug, pageType, template, tags, author, region, published, lastPublished, header } = page;
  return { _id, slug, pageType, template, tags, author, region, published, lastPublished, header };
}
