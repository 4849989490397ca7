import { collectionByPageType, pageTypes, segmentByPageType, type PageType } from '../../proto/entities/page.ts';
import { pageRefusals } from '../../proto/refusals/pages.ts';
import type { Caller } from '../../proto/permissions.ts';
import { articleTypes } from '../../proto/values.ts';
import type { CachedRegion } from '../kit/regions/region-cache.ts';

export const FIELDS_NOT_LISTED = ['contents', 'articleContents', 'eventContents', 'og', 'twitter'];

export interface ArticleFilter {
  title?: string;
  tag?: string;
  pageTypes?: string[];
  regionPrefix?: string;
}

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

export const resolvePageTypes = (pageType?: PageType, collection?: string): PageType[] =>
  pageType ? [pageType] : pageTypes.filter((type) => !collection || collectionByPageType[type] === collection);
