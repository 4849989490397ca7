import { diff } from '../../../proto/edit.ts';
import type { Clock } from '../clock.ts';
import { changeRow, type Collection, type CollectionSpec, type Document } from '../store/store.ts';
import { documentLog } from './document-log.ts';
import { firstOf, LARGE_FIELDS, type Revision, SNAPSHOT_EVERY } from './revision.ts';
import { isEdit, isSameSitting } from './sitting.ts';
import type { Tables } from './tables.ts';

/** How far the log of a collection has been read, in the order of time. */
export interface MergedUntil extends Document {
  version: number;
  at: string;
  revisionId: string;
  leasedUntil?: string;
}

export const mergedUntilSpec: CollectionSpec = { name: 'merged_sittings', rebuildable: true };

const LEASE_MS = 2 * 60_000;

interface Merging<T extends object> {
  tables: Tables<T>;
  name: string;
  progress: Collection<MergedUntil>;
  clock: Clock;
}

/** Makes one revision of the edits of each sitting before a date. Reads the next `limit` revisions, and returns their number. */
export async function mergeSittings<T extends object>(
  { tables, name, progress, clock }: Merging<T>,
  before: Date,
  limit: number,
): Promise<number> {
  const now = clock.now().getTime();
  const leased = await changeRow(progress, name, (row) =>
    row?.leasedUntil !== undefined && Date.parse(row.leasedUntil) > now
      ? null
      : { at: '', revisionId: '', ...row, leasedUntil: new Date(now + LEASE_MS).toISOString() },
  );
  if (!leased) return 0;
  const { at, revisionId } = leased;
  const revisions = await tables.revisions.find(
    {
      open: false,
      at: { gte: at, lt: before.toISOString() },
      any: [{ at: { gt: at } }, { _id: { gt: revisionId } }],
    },
    { sort: { at: 'asc' }, limit, without: ['snapshot', 'facts'] },
  );
  const byDocument = new Map<string, Revision<T>[]>();
  for (const revision of revisions)
    byDocument.set(revision.documentId, [...(byDocument.get(revision.documentId) ?? []), revision]);
  for (const own of byDocument.values()) if (own.some(isEdit)) await mergeRevisions(tables, own);
  const last = revisions.at(-1);
  const { leasedUntil: _, ...read } = { ...leased, ...(last && { at: last.at, revisionId: last._id }) };
  await progress.replace({ ...read, version: leased.version + 1 }, { version: leased.version });
  return revisions.length;
}

async function mergeRevisions<T extends object>(tables: Tables<T>, revisions: Revision<T>[]): Promise<void> {
  const { documentId, revision } = revisions[0]!;
  // The revision before may belong to a sitting of which an earlier run has read the beginning.
  const earlier = await tables.revisions.find(
    { documentId, revision: { lt: revision } },
    { sort: { revision: 'desc' }, limit: 1, without: ['snapshot', 'facts'] },
  );
  const sittings: Revision<T>[][] = [];
  for (const next of [...earlier, ...revisions]) {
    const current = sittings.at(-1);
    if (current && belongsTo(next, current.at(-1)!)) current.push(next);
    else sittings.push([next]);
  }
  for (const sitting of sittings) await mergeSitting(tables, sitting);
}

/** After a crash, the revisions that a merged one replaces may still be there, so that it overlaps with them. */
const belongsTo = <T extends object>(next: Revision<T>, previous: Revision<T>): boolean =>
  isMergeable(previous) && isMergeable(next) && isSameSitting(previous, next) && firstOf(next) <= previous.revision + 1;

const isMergeable = <T extends object>({ open, created, gone, purged, live, owner }: Revision<T>): boolean =>
  !open && !created && !gone && !purged && live === undefined && owner === undefined;

/** Edits without a difference at the end, or in sum, are not merged, because the date of the last change would differ. */
async function mergeSitting<T extends object>(tables: Tables<T>, sitting: Revision<T>[]): Promise<void> {
  const last = sitting.findLastIndex(({ operations }) => operations.length > 0);
  if (last < 1) return;
  const { documentId, revision } = sitting[last]!;
  const start = sitting.toSorted((a, b) => firstOf(a) - firstOf(b))[0]!;
  const first = firstOf(start);
  const log = documentLog(tables, documentId);
  const [before, after] = [await log.at(first - 1), await log.at(revision)];
  const operations = before && after ? diff(before, after) : [];
  if (operations.length === 0) return;
  const merged = { ...sitting[last]!, operations, first, startedAt: start.startedAt ?? start.at, facts: [] };
  const unlessPurged = { open: false, purged: null };
  // Until the merged revisions are deleted, its snapshot makes each replay end with the same content.
  if (!(await tables.revisions.replace({ ...merged, snapshot: after! }, unlessPurged))) return;
  const replaced = await tables.revisions.find(
    { documentId, revision: { gte: first, lt: revision } },
    { sort: { revision: 'asc' }, without: LARGE_FIELDS },
  );
  await Promise.all(replaced.map(({ _id }) => tables.revisions.delete(_id, { open: false })));
  const near = await tables.revisions.find(
    { documentId, revision: { lt: first } },
    { sort: { revision: 'desc' }, limit: SNAPSHOT_EVERY - 1, without: ['operations', 'live', 'facts'] },
  );
  if (near.some(({ snapshot }) => snapshot)) await tables.revisions.replace(merged, unlessPurged, { repeatable: true });
}
