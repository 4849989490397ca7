import { isDeepStrictEqual } from 'node:util';
import type { Collection } from '../../store/store.ts';
import { computeClaims } from '../unique-claims.ts';
import { initialState, type State, replay } from '../state.ts';
import { toDocument, openTables, type ProjectionRow, type Tables } from '../tables.ts';
import { createVersioned } from '../create-versioned.ts';
import type { VersionedDocument, VersionedSpec } from '../versioned.ts';

/** Adds `verify`, which names the documents whose projections, claims and deletions differ from a replay of the log. */
export const createVerifiable = <T extends object>(
  spec: VersionedSpec<T>,
  dependencies: Parameters<typeof createVersioned<T>>[1],
) => ({
  ...createVersioned(spec, dependencies),
  verify: () => verifyProjections(openTables(dependencies.stores, spec), spec),
});

export type Verifiable<T extends object> = ReturnType<typeof createVerifiable<T>>;

async function verifyProjections<T extends object>(tables: Tables<T>, spec: VersionedSpec<T>): Promise<string[]> {
  const wrong: string[] = [];
  for await (const id of documentIds(tables)) {
    const state = await replay(tables, initialState<T>(id));
    const agrees =
      (await matchesState(tables, tables.draft, id, state.draft)) &&
      (await matchesState(tables, tables.live, id, state.live)) &&
      (await recordsDeletion(tables, state)) &&
      (await holdsItsClaims(tables, spec, state));
    if (!agrees) wrong.push(id);
  }
  return wrong;
}

async function* documentIds<T extends object>({ revisions, draft, live }: Tables<T>): AsyncGenerator<string> {
  for (let last = ''; ;) {
    const options = { limit: 1, sort: { _id: 'asc' as const } };
    const [logged] = await revisions.find({ documentId: { gt: last } }, { limit: 1, sort: { documentId: 'asc' } });
    const [drafted] = await draft.find({ _id: { gt: last } }, options);
    const [shown] = await live.find({ _id: { gt: last } }, options);
    const ids = [logged?.documentId, drafted?._id, shown?._id].filter((id) => id !== undefined);
    if (ids.length === 0) return;
    last = ids.toSorted()[0]!;
    yield last;
  }
}

async function matchesState<T extends object>(
  { keysOf }: Tables<T>,
  rows: Collection<ProjectionRow<T>>,
  id: string,
  document: VersionedDocument<T> | null,
): Promise<boolean> {
  const row = await rows.get(id);
  return (
    isDeepStrictEqual(toDocument(row), document) &&
    (!document || isDeepStrictEqual(row?._keys, stored(keysOf(document)._keys)))
  );
}

async function recordsDeletion<T extends object>(tables: Tables<T>, state: State<T>): Promise<boolean> {
  const { _id, draft, revision, deletion } = state;
  const row = await tables.deleted.get(_id);
  if (draft) return row ? row.state === 'restored' : deletion === undefined;
  if (!row) return revision === 0;
  if (row.state === 'purged') return row.revision === revision;
  return deletion !== undefined && isDeepStrictEqual(row, stored(tables.deletionOf(state, deletion)));
}

async function holdsItsClaims<T extends object>(
  { claims }: Tables<T>,
  spec: VersionedSpec<T>,
  state: State<T>,
): Promise<boolean> {
  const rows = await Promise.all([...computeClaims(spec, state)].map((claim) => claims.get(claim)));
  return rows.every((row) => row?.documentId === state._id);
}

const stored = (keys: object | undefined): unknown => keys && JSON.parse(JSON.stringify(keys));
