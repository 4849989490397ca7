import { apply } from '../../../proto/edit.ts';
import { isEqual } from '../../../proto/edit/path.ts';
import type { Author, Stored } from '../../../proto/entities/stored.ts';
import { type Tables, type Deletion, toDocument } from './tables.ts';
import type { Revision } from './revision.ts';
import { type VersionedDocument, stripInternalFields } from './versioned.ts';

export interface State<T extends object> {
  _id: string;
  revision: number;
  at: string;
  draft: VersionedDocument<T> | null;
  live: VersionedDocument<T> | null;
  liveRevision: number;
  owner?: Author;
  deletion?: Deletion<T>;
}

export const initialState = <T extends object>(_id: string): State<T> => ({
  _id,
  revision: 0,
  at: '',
  draft: null,
  live: null,
  liveRevision: 0,
});

export function applyRevision<T extends object>(before: State<T>, change: Revision<T>): State<T> {
  const owner = change.owner === undefined ? before.owner : (change.owner ?? undefined);
  const after = { ...before, revision: change.revision, at: change.at, owner };
  const liveRevision = change.live ? change.revision : before.liveRevision;
  if (change.gone || change.purged)
    return {
      ...after,
      draft: null,
      live: null,
      liveRevision: change.revision,
      deletion: before.draft ? { draft: before.draft, by: change.by } : before.deletion,
    };
  const content = draftAfter(before, change);
  const shown = liveAfter(before, change, content);
  const stored = storedAfter(before, change, shown !== null && isEqual(content, shown));
  const isBack = !before.draft && before.revision > 0;
  return {
    ...after,
    ...(isBack && { deletion: 'undone' as const }),
    liveRevision,
    draft: { ...content, ...stored, ...(owner && { owner }) },
    live: change.live === undefined ? before.live : shown && { ...shown, ...stored },
  };
}

function draftAfter<T extends object>({ draft, _id }: State<T>, { snapshot, operations, revision }: Revision<T>): T {
  if (snapshot) return snapshot;
  if (!draft) throw new Error(`Revision ${revision} of ${_id} changes a draft that does not exist`);
  return apply(stripInternalFields(draft), operations);
}

/** A draft that equals the live copy counts as last changed when that copy was published, so that it has no unpublished changes. */
function storedAfter<T extends object>({ _id, draft }: State<T>, change: Revision<T>, isShown: boolean): Stored {
  const { revision, at, live, operations } = change;
  const isPublished = live ? live !== 'withdraw' : (draft?.published ?? false);
  const shownAt = typeof live === 'object' ? (live.lastPublished ?? at) : at;
  const lastPublished = live && live !== 'withdraw' ? shownAt : draft?.lastPublished;
  const updatedAt = draft && operations.length === 0 ? draft.updatedAt : at;
  return {
    _id,
    revision,
    createdAt: draft?.createdAt ?? at,
    updatedAt: isShown && lastPublished! < updatedAt ? lastPublished! : updatedAt,
    published: isPublished,
    ...(lastPublished === undefined ? {} : { lastPublished }),
  };
}

function liveAfter<T extends object>(before: State<T>, { live }: Revision<T>, draft: T): T | null {
  if (live === undefined) return before.live && stripInternalFields<T>(before.live);
  if (live === 'withdraw') return null;
  return live === 'publish' ? draft : live.content;
}

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
