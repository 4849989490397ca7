import { countAll } from '../kit/store/collection.ts';
import type { Collection, Filter, Scalar } from '../kit/store/store.ts';
import { substringIndex } from '../kit/store/substring-index.ts';
import type { StoredRow } from './sitemap.store.ts';

export type Row = Extract<StoredRow, { domainId: string }>;

interface Part {
  skip: number;
  limit: number;
}

const MAX_SORTED_ROWS = 200;
const VALUES = ['pageType', 'frequency', 'priority', 'region'];

export async function findRows(
  rows: Collection<StoredRow>,
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

async function findSelectiveFilter(rows: Collection<StoredRow>, filter: Filter): Promise<Filter | null> {
  const { domainId, guard, updatedAt, slug, [substringIndex.folded]: folded } = filter;
  for (const part of [slug, folded]) {
    const parts = part && (await substringIndex.selectiveFilter(rows, (part as { contains: string }).contains));
    if (parts) return { ...parts, ...filter };
  }
  if (updatedAt && (await isSelective(rows, { domainId, updatedAt }))) return filter;
  const isByGuard = guard !== undefined && (await countAll(rows, { domainId, guard })) <= MAX_SORTED_ROWS;
  return isByGuard ? filter : null;
}

const isSelective = async (rows: Collection<StoredRow>, filter: Filter) =>
  (await rows.count(filter, { upTo: MAX_SORTED_ROWS + 1 })) <= MAX_SORTED_ROWS;

async function mostSelectiveFirst(rows: Collection<StoredRow>, filter: Filter): Promise<Filter> {
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

const bySlug = (a: Row, b: Row): number => (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : a._id < b._id ? -1 : 1);
