import { upsertRow } from './project.ts';
import { replay } from './replay.ts';
import { initialState } from './evolve.ts';
import type { Tables } from './tables.ts';

const BATCH = 200;
const DONE = 'deletions recorded';

export async function recordDeletions<T extends object>(tables: Tables<T>): Promise<void> {
  if (await tables.deleted.get(DONE)) return;
  for (let last = ''; ;) {
    const filter = { _gone: true, _id: { gt: last } };
    const batch = await tables.draft.find(filter, { sort: { _id: 'asc' }, limit: BATCH });
    for (const { _id } of batch) {
      const state = await replay(tables, initialState<T>(_id));
      if (state.deletion) await upsertRow(tables.deleted, tables.deletionOf(state, state.deletion));
    }
    if (batch.length < BATCH) break;
    last = batch.at(-1)!._id;
  }
  await upsertRow(tables.deleted, { _id: DONE, revision: 1, state: 'restored' });
}
