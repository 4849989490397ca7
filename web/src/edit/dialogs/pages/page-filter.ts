import type { Output } from '../../../../../proto/contract.ts';
import type { sitemap } from '../../../../../proto/sitemap.ts';
import type { PageView } from '../../../../../proto/entities/page-filter.ts';
import type { api } from '../../../api.ts';

export type ListedPage = Output<typeof sitemap.calls.listPages>['pages'][number];
type Query = Required<Parameters<typeof api<'GET /sitemap/listPages'>>[1]>;
export type PageOrder = Query['sort'];

export type PageFilter = Required<Omit<PageView['filter'], 'isTemplate'>> & { isTemplate: '' | 'true' };

export const noFilter: PageFilter = {
  search: '',
  region: '',
  pageType: '',
  status: '',
  tag: '',
  editor: '',
  owner: '',
  isTemplate: '',
  sort: 'updatedAt',
  direction: 'desc',
};

export const fromView = ({ filter }: PageView): PageFilter => ({
  ...noFilter,
  ...filter,
  isTemplate: filter.isTemplate ? 'true' : '',
});

export const isSameFilter = (a: PageFilter, b: PageFilter): boolean =>
  (Object.keys(noFilter) as (keyof PageFilter)[]).every((name) => a[name] === b[name]);

const newestFirst: readonly PageOrder[] = ['updatedAt', 'lastPublished'];

/** The same column again reverses the order. */
export function sortBy(filter: PageFilter, sort: PageOrder): PageFilter {
  const first = newestFirst.includes(sort) ? 'desc' : 'asc';
  const other = filter.direction === 'asc' ? 'desc' : 'asc';
  return { ...filter, sort, direction: filter.sort === sort ? other : first };
}
