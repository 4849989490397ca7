import type { Collection, Document } from '../store/store.ts';
import { insertNew } from '../store/collection.ts';
import type { State } from './evolve.ts';
import { loadNewestState } from './replay.ts';
import type { Revision } from './revision.ts';
import { draftRow, liveRow } from './projection-rows.ts';
import type { Tables } from './tables.ts';

/** The draft goes last, because its revision confirms that all earlier writes are done. */
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
