import { applyRevision, initialState, type State } from './evolve.ts';
import { toDocument } from './projection-rows.ts';
import type { Tables } from './tables.ts';

interface ReplayResult<T extends object> {
  state: State<T>;
  projected: number;
}

const BATCH = 200;

export async function loadNewestState<T extends object>(tables: Tables<T>, id: string): Promise<ReplayResult<T>> {
  for (let tries = 0; tries < 20; tries++) {
    const from = await projected(tables, id);
    if (!from) return { state: await replay(tables, initialState(id)), projected: 0 };
    const state = await replay(tables, from.state);
    if (from.liveRow <= state.revision) return { state, projected: from.state.revision };
  }
  throw new Error(`${id} changes faster than it can be read`);
}

export async function replay<T extends object>(
  { revisions }: Tables<T>,
  from: State<T>,
  to = Number.MAX_SAFE_INTEGER,
): Promise<State<T>> {
  for (let state = from; ;) {
    const batch = await revisions.find(
      { documentId: from._id, revision: { gt: state.revision, lte: to } },
      { sort: { revision: 'asc' }, limit: BATCH, without: ['facts'] },
    );
    state = batch.reduce(applyRevision, state);
    if (batch.length < BATCH) return state;
  }
}

async function projected<T extends object>(
  tables: Tables<T>,
  id: string,
): Promise<{ state: State<T>; liveRow: number } | null> {
  const row = await tables.draft.get(id);
  if (!row) return null;
  const draft = toDocument(row);
  const live = draft?.published ? await tables.live.get(id) : null;
  if (draft?.published && !live) return null;
  return {
    liveRow: live?.revision ?? 0,
    state: {
      _id: id,
      revision: row.revision,
      at: row._at,
      owner: row.owner,
      draft,
      live: toDocument(live),
      liveRevision: 0,
    },
  };
}
