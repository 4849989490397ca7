import { apply } from '../../../proto/edit.ts';
import { SNAPSHOT_EVERY, LARGE_FIELDS } from './revision.ts';
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
      return later.flatMap(({ operations }) => operations);
    },
    at: async (revision) => {
      const steps = await revisions.find(
        { documentId, revision: { gt: revision - SNAPSHOT_EVERY, lte: revision } },
        { sort: { revision: 'asc' }, without: ['live', 'facts'] },
      );
      if (steps.at(-1)?.revision !== revision) return null;
      return steps.reduce<T | null>((draft, { snapshot, operations, gone }) => {
        if (gone) return null;
        return snapshot ?? (draft && apply(draft, operations));
      }, null);
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
  return entries.map(({ revision, action, at, by, owner }) => ({
    revision,
    action,
    at,
    by,
    ...(owner !== undefined && { owner }),
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
