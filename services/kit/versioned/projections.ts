import { type Collection, type Filter, type Document, insertNew } from '../store/store.ts';
import { type ProjectionRow, type Tables, toDocument } from './tables.ts';
import type { VersionedDocument, Projection } from './versioned.ts';
import { type State, loadNewestState } from './state.ts';
import type { Revision } from './revision.ts';

export function projection<T extends object>(rows: Collection<ProjectionRow<T>>): Projection<T> {
  return {
    get: async (id) => toDocument(await rows.get(id)),
    find: async (filter, options) =>
      (await rows.find(present(filter), options)).map((row) => toDocument(row) as VersionedDocument<T>),
    count: (filter, options) => rows.count(present(filter), options),
    countBy: (fields, filter) => rows.countBy(fields, { ...filter, _gone: null }),
  };
}

/** Tombstones have no lists, so a filter with `has` already excludes them. */
function present(filter: Filter): Filter {
  const holdsItem = Object.values(filter).some((condition) => condition instanceof Object && 'has' in condition);
  return holdsItem ? filter : { ...filter, _gone: null };
}

/** Writes the draft last, because its revision confirms that all earlier writes are done. */
export async function updateProjections<T extends object>(tables: Tables<T>, state: State<T>): Promise<void> {
  if (state.liveRevision > 0) await upsertRow(tables.live, liveRow(tables, state));
  if (state.deletion) await upsertRow(tables.deleted, tables.deletionOf(state, state.deletion));
  await upsertRow(tables.draft, draftRow(tables, state));
}

export async function repairDocument<T extends object>(tables: Tables<T>, id: string): Promise<number> {
  const { state, projected } = await loadNewestState(tables, id);
  if (state.revision > projected) await updateProjections(tables, state);
  return state.revision - projected;
}

export async function isProjected<T extends object>(
  { draft }: Tables<T>,
  { documentId, revision }: Pick<Revision<T>, 'documentId' | 'revision'>,
): Promise<boolean> {
  return (await draft.count({ _id: documentId, revision: { gte: revision } })) > 0;
}

export async function upsertRow<R extends Document & { revision: number }>(rows: Collection<R>, row: R): Promise<void> {
  const guard = { revision: { lt: row.revision } };
  if ((await rows.replace(row, guard)) || (await insertNew(rows, row))) return;
  await rows.replace(row, guard);
}

type KeysOf<T extends object> = Pick<Tables<T>, 'keysOf'>;

export const draftRow = <T extends object>(
  tables: KeysOf<T>,
  { _id, revision, at, draft, owner }: State<T>,
): ProjectionRow<T> => ({ ...row(tables, _id, revision, at, draft), ...(owner && { owner }) });

export const liveRow = <T extends object>(
  tables: KeysOf<T>,
  { _id, liveRevision, at, live }: State<T>,
): ProjectionRow<T> => row(tables, _id, liveRevision, at, live);

function row<T extends object>(
  { keysOf }: KeysOf<T>,
  _id: string,
  revision: number,
  _at: string,
  document: VersionedDocument<T> | null,
): ProjectionRow<T> {
  return (
    document ? { ...document, _at, ...keysOf(document) } : { _id, revision, _at, _gone: true }
  ) as ProjectionRow<T>;
}
