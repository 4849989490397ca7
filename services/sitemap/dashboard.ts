import type { HandlerInput } from '../../proto/contract.ts';
import type { Author } from '../../proto/entities/page-rows.ts';
import type { Template } from '../../proto/entities/page.ts';
import { type Caller, holds } from '../../proto/permissions.ts';
import { sitemap } from '../../proto/sitemap.ts';
import { normalizeTag } from '../../proto/unicode.ts';
import { WITHOUT_OWNER, WITHOUT_REGION } from '../../proto/without-filters.ts';
import { handle } from '../kit/contract/handle.ts';
import { countAll, type Filter, type GroupCount } from '../kit/store/store.ts';
import { substringIndex } from '../kit/store/substring-index.ts';
import { compareKeys, findPermittedGuards, rowsInStage, visibleRows, withoutSlash } from './filter-rows.ts';
import { toTagText } from './sitemap-row.ts';
import { GuardRows, orderFields, type Row, SitemapRows } from './sitemap.store.ts';

type Input = HandlerInput<typeof sitemap.calls.listPages>;

const COUNTED = ['domainId', 'guard', 'published'];
const MAX_FACETS = 500;

export const listPages = handle(
  sitemap.calls.listPages,
  { rows: SitemapRows, guards: GuardRows },
  async (input, caller, { rows, guards }) => {
    const all = await guards.find({});
    const filter = visibleRows(dashboardFilter(input, caller), all, caller);
    const { found, total } = await findDashboardRows(rows, filter, input);
    const shown = input.withRoles && holds(caller.user, 'people') ? all : [];
    const roles = new Map(shown.map(({ _id, viewerRoles, publisherRoles }) => [_id, { viewerRoles, publisherRoles }]));
    const publishable = new Set(findPermittedGuards(all, caller, true));
    const pages = found.map((row) => ({
      ...toListedPage(row),
      publishableByYou: publishable.has(row.guard),
      ...roles.get(row.guard),
    }));
    return { pages, total };
  },
);

export const listPageFacets = handle(
  sitemap.calls.pageFacets,
  { rows: SitemapRows, guards: GuardRows },
  async (_input, caller, { rows, guards }) => {
    const filter = visibleRows(rowsInStage(caller), await guards.find({}), caller);
    const [tags, editors, owners] = await Promise.all([
      rows.countBy(['dashboard.tags'], filter),
      rows.countBy(['dashboard.editorId', 'dashboard.editor'], filter),
      rows.countBy(['dashboard.ownerId', 'dashboard.owner'], filter),
    ]);
    return {
      tags: tags
        .map(({ values }) => values[0] as string)
        .sort((a, b) => a.localeCompare(b))
        .slice(0, MAX_FACETS),
      editors: toPeople(editors),
      owners: toPeople(owners),
    };
  },
);

function dashboardFilter(input: Input, caller: Pick<Caller, 'domainId' | 'stage'>): Filter {
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

async function findDashboardRows(
  rows: SitemapRows,
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

const countRows = (rows: SitemapRows, filter: Filter): Promise<number> =>
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

function toListedPage({ dashboard, ...row }: Row) {
  const { _id, revision, slug, title = '', pageType, template, region, updatedAt, lastPublished } = row;
  const { status, tags, isTemplate, editorId, editor, ownerId, owner } = dashboard!;
  const listed = { _id, revision, slug, title, pageType, template: template as Template, region, updatedAt };
  return {
    ...listed,
    status,
    tags,
    isTemplate,
    ...(lastPublished !== undefined && { lastPublished }),
    ...(editorId !== '' && { editor: { _id: editorId, username: editor } }),
    ...(ownerId !== '' && { owner: { _id: ownerId, username: owner } }),
  };
}

const toPeople = (counted: readonly GroupCount[]): Author[] => {
  const people = counted.map(({ values: [_id, username] }) => ({ _id: _id as string, username: username as string }));
  const named = people.filter(({ _id }) => Boolean(_id)).sort((a, b) => a.username.localeCompare(b.username));
  return named.slice(0, MAX_FACETS);
};
