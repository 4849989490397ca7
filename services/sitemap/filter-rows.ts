import type { HandlerInput } from '../../proto/contract.ts';
import { type Caller, can } from '../../proto/permissions.ts';
import { accessRefusals } from '../../proto/refusals/access.ts';
import type { SitemapRow } from '../../proto/entities/sitemap.ts';
import { endOfDay, sitemap, startOfDay } from '../../proto/sitemap.ts';
import { handle } from '../kit/contract/handle.ts';
import { countAll, type Filter, type Scalar } from '../kit/store/store.ts';
import { substringIndex } from '../kit/store/substring-index.ts';
import { type Guard, GuardRows, type Row, SitemapRows } from './sitemap.store.ts';

type Input = HandlerInput<typeof sitemap.calls.filter>;

interface Part {
  skip: number;
  limit: number;
}

const MAX_SORTED_ROWS = 200;
const VALUES = ['pageType', 'frequency', 'priority', 'region'];

export const filterRows = handle(
  sitemap.calls.filter,
  { storedRows: SitemapRows, storedGuards: GuardRows },
  async (input, caller, { storedGuards, storedRows }) => {
    const { domainId = caller.domainId } = input;
    if (domainId !== caller.domainId) throw accessRefusals.otherDomain({ domainId });
    const guards = await storedGuards.find({});
    const filter = visibleRows(rowFilter(input, caller), guards, caller, input.publishableByYou);
    const part = { skip: (Math.max(1, input.page) - 1) * input.size, limit: input.size };
    const { found, total } = await findRows(storedRows, filter, part);
    const byId = new Map(guards.map((guard) => [guard._id, guard]));
    const rows = found.map((row) => toListed(row, can(caller.user, 'publish', byId.get(row.guard))));
    return { sitemap: rows, total };
  },
);

function toListed(row: Row, publishableByYou: boolean): SitemapRow {
  const { _id, domainId, slug, title, pageType, template, region, createdAt, updatedAt } = row;
  const { published, lastPublished, publishedAt, frequency, priority, hideFromSitemap, hideFromRobots } = row;
  return {
    ...{ _id, domainId, slug, title, pageType, template, region, createdAt, updatedAt, publishableByYou },
    ...{ published, lastPublished, publishedAt, frequency, priority, hideFromSitemap, hideFromRobots },
  };
}

export const rowsInStage = ({ domainId, stage }: Pick<Caller, 'domainId' | 'stage'>): Filter => ({
  domainId,
  ...(stage === 'live' && { published: true }),
});

export function rowFilter(input: Input, caller: Pick<Caller, 'domainId' | 'stage'>): Filter {
  const { freq, pageType, priority, region, lastModFrom, lastModTo } = input;
  const slug = withoutSlash(input.slug);
  const search = withoutSlash(input.search);
  return {
    ...rowsInStage(caller),
    ...(slug === '' ? {} : { slug: { contains: slug } }),
    ...(search === '' ? {} : substringIndex.contains(search)),
    ...(freq === undefined ? {} : { frequency: freq }),
    ...(pageType === undefined ? {} : { pageType }),
    ...(priority === undefined ? {} : { priority }),
    ...(region === undefined ? {} : { region }),
    ...(lastModFrom || lastModTo
      ? { updatedAt: { gte: lastModFrom && startOfDay(lastModFrom), lte: lastModTo && endOfDay(lastModTo) } }
      : {}),
  };
}

export const withoutSlash = (text: string): string => text.trim().replace(/^\/+/, '');

/** If the user may see every guard, no condition is added, so that an index in sort order is sufficient. */
export function visibleRows(
  conditions: Filter,
  guards: Guard[],
  caller: Pick<Caller, 'user'>,
  publishable?: boolean,
): Filter {
  const permitted = findPermittedGuards(guards, caller, publishable);
  return permitted.length === guards.length ? conditions : { ...conditions, guard: { in: permitted } };
}

export function findPermittedGuards(guards: Guard[], { user }: Pick<Caller, 'user'>, publishable?: boolean): string[] {
  return guards
    .filter((guard) => can(user, 'view', guard))
    .filter((guard) => publishable === undefined || can(user, 'publish', guard) === publishable)
    .map(({ _id }) => _id);
}

export async function findRows(
  rows: SitemapRows,
  filter: Filter,
  part: Part,
): Promise<{ found: Row[]; total: number }> {
  const selective = await findSelectiveFilter(rows, filter);
  if (selective) {
    const found = ((await rows.find(selective)) as Row[]).sort(bySlug);
    return { found: found.slice(part.skip, part.skip + part.limit), total: found.length };
  }
  const total = isCounted(filter) ? await countAll(rows, filter) : await rows.count(filter);
  if (total <= part.skip) return { found: [], total };
  const ordered = await mostSelectiveFirst(rows, filter);
  return { found: (await rows.find(ordered, { sort: { slug: 'asc' }, ...part })) as Row[], total };
}

async function findSelectiveFilter(rows: SitemapRows, filter: Filter): Promise<Filter | null> {
  const { domainId, guard, updatedAt, slug, [substringIndex.folded]: folded } = filter;
  for (const part of [slug, folded]) {
    const parts = part && (await substringIndex.selectiveFilter(rows, (part as { contains: string }).contains));
    if (parts) return { ...parts, ...filter };
  }
  if (updatedAt && (await isSelective(rows, { domainId, updatedAt }))) return filter;
  const isByGuard = guard !== undefined && (await countAll(rows, { domainId, guard })) <= MAX_SORTED_ROWS;
  return isByGuard ? filter : null;
}

const isSelective = async (rows: SitemapRows, filter: Filter) =>
  (await rows.count(filter, { upTo: MAX_SORTED_ROWS + 1 })) <= MAX_SORTED_ROWS;

async function mostSelectiveFirst(rows: SitemapRows, filter: Filter): Promise<Filter> {
  const named = VALUES.filter((name) => filter[name] !== undefined);
  if (named.length < 2) return filter;
  const { domainId } = filter;
  const counts = await Promise.all(named.map((name) => countAll(rows, { domainId, [name]: filter[name] })));
  const first = named[counts.indexOf(Math.min(...counts))]!;
  const others = named.filter((name) => name !== first).map((name) => [name, { in: [filter[name] as Scalar] }]);
  return { ...filter, ...Object.fromEntries(others) };
}

const isCounted = ({ slug, updatedAt, [substringIndex.folded]: folded }: Filter): boolean =>
  slug === undefined && folded === undefined && updatedAt === undefined;

const bySlug = (a: Row, b: Row): number => compareKeys([a.slug, a._id], [b.slug, b._id]);

export function compareKeys(a: string[], b: string[]): number {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at < 0 ? 0 : a[at]! < b[at]! ? -1 : 1;
}
