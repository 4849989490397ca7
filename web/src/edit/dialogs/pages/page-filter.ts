import type { Output } from '../../../../../proto/contract.ts';
import type { sitemap } from '../../../../../proto/sitemap.ts';
import type { PageView } from '../../../../../proto/entities/page-filter.ts';
import type { Asked } from '../../core/screen-address.ts';

export type ListedPage = Output<typeof sitemap.calls.listPages>['pages'][number];

export type PageFilter = Required<Omit<PageView['filter'], 'isTemplate'>> & { isTemplate: '' | 'true' };
export type PageFilterField = Exclude<keyof PageFilter, 'search' | 'sort' | 'direction'>;

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

type AskedPages = Pick<Asked<PageFilterField>, 'search' | 'filters' | 'sort' | 'direction'>;

export const fromAsked = ({ search, filters, sort, direction }: AskedPages): PageFilter =>
  ({ ...noFilter, ...filters, search, sort, direction }) as PageFilter;

export const toAsked = ({ search, sort, direction, ...filters }: PageFilter): AskedPages => ({
  search,
  filters,
  sort,
  direction,
});

export const fromView = ({ filter }: PageView): PageFilter => ({
  ...noFilter,
  ...filter,
  isTemplate: filter.isTemplate ? 'true' : '',
});

export const isSameFilter = (a: PageFilter, b: PageFilter): boolean =>
  (Object.keys(noFilter) as (keyof PageFilter)[]).every((name) => a[name] === b[name]);
