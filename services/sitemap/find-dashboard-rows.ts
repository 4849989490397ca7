import { normalizeTag } from '../../proto/unicode.ts';
import type { HandlerInput } from '../../proto/contract.ts';
import { WITHOUT_OWNER, WITHOUT_REGION } from '../../proto/without-filters.ts';
import type { Caller } from '../../proto/permissions.ts';
import type { sitemap } from '../../proto/sitemap.ts';
import { countAll } from '../kit/store/collection.ts';
import type { Collection, Filter } from '../kit/store/store.ts';
import { substringIndex } from '../kit/store/substring-index.ts';
import type { Row } from './find-rows.ts';
import { rowsInStage, withoutSlash } from './row-filter.ts';
import { toTagText } from './sitemap-row.ts';
import { orderFields, type StoredRow } from './sitemap.store.ts';

type Input = HandlerInput<typeof sitemap.calls.listPages>;

export function dashboardFilter(input: Input, caller: Pick<Caller, 'domainId' | 'stage'>): Filter {
  const { region, pageType, status, tag, editor, owner, isTemplate } = input;
  const search = withoutSlash(input.search);
  return {
    ...rowsInStage(caller),
    ...(search !== '' && substringIndex.contains(search)),
    ...(region !== '' && { region: region === WITHOUT_REGION ? '' : region }),
    ...(pageType !== '' && { pageType }),
    ...(status !== '' && { 'dashboard.status': status }),
    ...(tag !== '' && { 'dashboard.tagText': { contains: toTagText(normalizeTag(tag)) } }),
    ...(editor !== '' && { 'dashboard.editorId': editor }),
    ...(owner !== '' && { 'dashboard.ownerId': owner === WITHOUT_OWNER ? '' : owner }),
    ...(isTemplate !== undefined && { 'dashboard.isTemplate': isTemplate }),
  };
}

export async function findDashboardRows(
  rows: Collection<StoredRow>,
  filter: Filter,
  { search, sort, direction, page, size }: Pick<Input, 'search' | 'sort' | 'direction' | 'page' | 'size'>,
): Promise<{ found: Row[]; total: number }> {
  const skip = (page - 1) * size;
  const text = withoutSlash(search);
  const few = text === '' ? null : await substringIndex.selectiveFilter(rows, text);
  if (few) {
    const found = ((await rows.find({ ...few, ...filter })) as Row[]).sort(compareBy(sort, direction));
    return { found: found.slice(skip, skip + size), total: found.length };
  }
  const total = await countRows(rows, filter);
  if (total <= skip) return { found: [], total };
  const order = { [orderFields[sort]]: direction, slug: direction };
  return { found: (await rows.find(filter, { sort: order, skip, limit: size })) as Row[], total };
}

const COUNTED = ['domainId', 'guard', 'published'];

const countRows = (rows: Collection<StoredRow>, filter: Filter): Promise<number> =>
  Object.keys(filter).every((field) => COUNTED.includes(field)) ? countAll(rows, filter) : rows.count(filter);

function compareBy(sort: Input['sort'], direction: Input['direction']): (a: Row, b: Row) => number {
  const sign = direction === 'asc' ? 1 : -1;
  const keysOf = (row: Row) => [sortKey(row, sort), row.slug, row._id];
  return (a, b) => sign * compareKeys(keysOf(a), keysOf(b));
}

function sortKey({ dashboard, ...row }: Row, sort: Input['sort']): string {
  if (sort === 'title' || sort === 'status' || sort === 'editor' || sort === 'owner') return dashboard?.[sort] ?? '';
  return row[sort] ?? '';
}

function compareKeys(a: string[], b: string[]): number {
  const at = a.findIndex((key, index) => key !== b[index]);
  return at < 0 ? 0 : a[at]! < b[at]! ? -1 : 1;
}
