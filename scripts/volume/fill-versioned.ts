import { computeClaims } from '../../services/kit/versioned/unique-claims.ts';
import { applyRevision, initialState } from '../../services/kit/versioned/state.ts';
import { createRevision } from '../../services/kit/versioned/revision.ts';
import { draftRow, liveRow } from '../../services/kit/versioned/projections.ts';
import { openTables } from '../../services/kit/versioned/tables.ts';
import type { Decision, VersionedDocument, VersionedSpec } from '../../services/kit/versioned/versioned.ts';
import type { Stores } from '../../services/kit/store/store.ts';

export interface WrittenDocument<T extends object> {
  _id: string;
  decisions: { at: number; decision: Omit<Decision<T>, 'facts'> }[];
}

export interface DocumentCopies<T extends object> {
  draft: VersionedDocument<T> | null;
  live: VersionedDocument<T> | null;
}

const BATCH = 500;
export const AUTHOR = { _id: 'volume', username: 'Volume' };

/** Writes the same documents as commits would, but in bulk and with an empty outbox. */
export async function fillVersioned<T extends object>(
  stores: Stores,
  spec: VersionedSpec<T>,
  documents: Iterable<WrittenDocument<T>>,
  afterWrite: (copies: DocumentCopies<T>) => Promise<unknown> | void = () => undefined,
): Promise<void> {
  const tables = openTables(stores, spec);
  let writing: Promise<unknown>[] = [];
  for (const { _id, decisions } of documents) {
    let state = initialState<T>(_id);
    for (const { at, decision } of decisions) {
      const change = createRevision(state, decision, AUTHOR, new Date(at));
      state = applyRevision(state, change);
      writing.push(tables.revisions.insert({ ...change, open: false }));
    }
    writing.push(tables.draft.insert(draftRow(tables, state)));
    if (state.liveRevision > 0) writing.push(tables.live.insert(liveRow(tables, state)));
    for (const claim of computeClaims(spec, state))
      writing.push(tables.claims.insert({ _id: claim, documentId: _id, token: 'volume', at: state.at }));
    writing.push(Promise.resolve(afterWrite({ draft: state.draft, live: state.live })));
    if (writing.length >= BATCH * 5) await flush();
  }
  await flush();

  async function flush(): Promise<void> {
    await Promise.all(writing);
    writing = [];
  }
}
