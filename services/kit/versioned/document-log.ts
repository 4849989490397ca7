import { apply } from '../../../proto/edit.ts';
import { firstOf, SNAPSHOT_EVERY, LARGE_FIELDS, type Revision } from './revision.ts';
import type { Tables } from './tables.ts';
import type { Author, LiveChange, Log, RevisionEntry } from './versioned.ts';

const MAX_SINCE = 1000;

export function documentLog<T extends object>({ revisions }: Tables<T>, documentId: string, by?: Author): Log<T> {
  return {
    since: async (revision, until) => {
      const entries = await revisions.find(
        { documentId, revision: { gte: revision, ...(until !== undefined && { lte: until }) } },
        { sort: { revision: 'asc' }, limit: MAX_SINCE + 2, without: ['snapshot', 'live', 'facts'] },
      );
      const [start, ...later] = entries;
      if (start?.revision !== revision || start.gone || later.length > MAX_SINCE) return null;
      if (later.some(({ created, gone }) => created || gone)) return null;
      if (later.some((one) => firstOf(one) <= revision)) return null;
      return later
        .filter((one) => !later.some((merged) => firstOf(merged) <= one.revision && one.revision < merged.revision))
        .flatMap(({ operations }) => operations);
    },
    at: async (revision) => {
      const steps: Revision<T>[] = [];
      for (let older: Revision<T>[] = []; ;) {
        older = await revisions.find(
          { documentId, revision: { lte: revision, lt: older.at(-1)?.revision } },
          { sort: { revision: 'desc' }, limit: SNAPSHOT_EVERY, without: ['live', 'facts'] },
        );
        steps.push(...older);
        if (older.length < SNAPSHOT_EVERY || older.some(isStart)) break;
      }
      if (steps[0]?.revision !== revision) return null;
      const { snapshot = null } = steps.find(isStart) ?? {};
      return steps
        .slice(0, Math.max(steps.findIndex(isStart), 0))
        .reduceRight<T | null>((draft, { operations }) => draft && apply(draft, operations), snapshot);
    },
    deletion: async () => {
      const [last] = await revisions.find(
        { documentId },
        { sort: { revision: 'desc' }, limit: 1, without: LARGE_FIELDS },
      );
      return last?.gone ? { revision: last.revision, at: last.at, by: last.by } : null;
    },
    changed: async (changeId) => {
      const [entry] = await revisions.find(
        { documentId, changeId, 'by._id': by?._id },
        { sort: { revision: 'asc' }, limit: 1, without: LARGE_FIELDS },
      );
      return entry?.revision ?? null;
    },
  };
}

const isStart = <T extends object>({ snapshot, gone, purged }: Revision<T>): boolean =>
  snapshot !== undefined || gone === true || purged === true;

const PAGE = 50;
const MAX_PAGE = 200;

export async function history<T extends object>(
  { revisions }: Tables<T>,
  documentId: string,
  { before, limit = PAGE }: { before?: number; limit?: number } = {},
): Promise<RevisionEntry[]> {
  const entries = await revisions.find(
    { documentId, revision: { lt: before } },
    { sort: { revision: 'desc' }, limit: Math.min(limit, MAX_PAGE), without: LARGE_FIELDS },
  );
  return entries.map(({ revision, action, at, by, owner, first, startedAt }) => ({
    revision,
    action,
    at,
    by,
    ...(owner !== undefined && { owner }),
    ...(first !== undefined && { first, startedAt }),
  }));
}

export async function liveChanges<T extends object>(
  { revisions }: Tables<T>,
  after: string,
  limit: number,
): Promise<LiveChange<T>[]> {
  const found = await revisions.find(
    { _id: { gt: after }, any: [{ live: { ne: null } }, { gone: true }] },
    { sort: { _id: 'asc' }, limit, without: ['operations'] },
  );
  return found.map(({ _id, documentId, revision, at, by, live, snapshot, gone, facts }) => ({
    _id,
    documentId,
    revision,
    at,
    by,
    live: live === 'publish' ? snapshot! : typeof live === 'object' ? live.content : null,
    deleted: gone ? facts : [],
  }));
}
