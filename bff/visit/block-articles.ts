import { normalizeTag } from '../../proto/unicode.ts';
import { type Fields, getOwnValue } from '../../proto/blocks/manifest.ts';
import type { ArticleQuery, FieldType, FieldTypes } from '../../proto/blocks/field-type.ts';
import { walkItems } from '../../proto/blocks/walk-content.ts';
import { contentSections, type Page } from '../../proto/entities/page.ts';
import { compareNewest } from '../../proto/newest-first.ts';
import { type Article, pages } from '../../proto/pages.ts';
import type { Region } from '../../proto/entities/region.ts';
import { oncePerObject } from '../../services/kit/once-per-object.ts';
import { dependencyKeys } from '../caching/cache-dependencies.ts';
import { type ClientInput } from '../../proto/contract.ts';
import { omitCoveredArticles } from './redirects.ts';
import { hasEventEnded } from './dates.ts';
import type { VisitRead } from './visit-read.ts';

interface ArticleRequest {
  type: string;
  tag: string;
}

const MAX_ARTICLES = 13;
const MAX_QUERIES = 8;

export async function loadBlockArticles(
  reading: VisitRead,
  page: Page | null,
  { prefix: regionPrefix, regions }: { prefix: string; regions: Region[] },
): Promise<Article[]> {
  const queries = contentSections.flatMap((section) => findArticleQueries(page?.[section]));
  const distinct = [...new Map(queries.map((query) => [JSON.stringify(query), query])).values()].slice(0, MAX_QUERIES);
  const found = await Promise.all(
    distinct.map(({ type, tag }) =>
      findReachable(reading, {
        pageTypes: type === 'all' ? undefined : [type],
        tag: tag || undefined,
        regionPrefix,
        limit: MAX_ARTICLES,
      }),
    ),
  );
  const others = found.flat().filter(({ _id }) => _id !== page?._id);
  const articles = [...new Map(others.map((article) => [article._id, article])).values()];
  const shown = articles.filter((article) => !hasEventEnded(reading, article, regions));
  reading.dependsOn(...shown.map(({ _id }) => dependencyKeys.page(_id)));
  return shown.sort(compareNewest);
}

const MAX_NEWEST = 3;

export const loadNewest = (reading: VisitRead, regionPrefix: string): Promise<Article[]> =>
  findReachable(reading, { pageTypes: ['news'], regionPrefix, limit: MAX_NEWEST });

type Filter = ClientInput<typeof pages.calls.filterArticles>;

async function findReachable(reading: VisitRead, input: Filter): Promise<Article[]> {
  const response = reading.callCached(pages.calls.filterArticles, input, dependencyKeys.articles(reading.domainId));
  return (await reading.orElse(omitCoveredArticles(reading, response), { articles: [], total: 0 })).articles;
}

export const findArticleQueries = oncePerObject((part: unknown): ArticleRequest[] =>
  [...walkItems(part)].flatMap(({ item, type }) =>
    type.articles ? articleQueriesOfItem(item, type.fields, type.articles) : [],
  ),
);

function articleQueriesOfItem(item: Fields, fields: FieldTypes, { type, tags }: ArticleQuery): ArticleRequest[] {
  const chosen = getOwnValue(item, tags);
  const queriedTags: unknown[] =
    Array.isArray(chosen) && chosen.length > 0 ? chosen : [Array.isArray(chosen) ? '' : chosen];
  return queriedTags.map((tag) => ({
    type: findChosenIds(fields[type], getOwnValue(item, type)),
    tag: toQueriedTag(tag),
  }));
}

const findChosenIds = (field: FieldType | undefined, stored: unknown): string => {
  if (field?.kind !== 'choice') return 'all';
  return field.options.find((option) => option === stored) ?? field.initial;
};

/** Writes a tag as services accept it in a query. */
export const toQueriedTag = (tag: unknown): string => (typeof tag === 'string' ? normalizeTag(tag).slice(0, 60) : '');

export async function loadArticleTags(reading: VisitRead, page: Page | null, regionPrefix: string): Promise<string[]> {
  const queried = new Set(
    contentSections.flatMap((section) => findArticleQueries(page?.[section])).map(({ tag }) => tag),
  );
  queried.delete('');
  if (queried.size === 0) return [];
  const { domainId } = reading;
  const key = dependencyKeys.articles(domainId);
  const carried = await reading.callCachedOr([], pages.calls.loadTags, { domainId, regionPrefix }, key);
  return carried.filter((tag) => queried.has(tag));
}
