import { ArchivedRevision } from '../../../proto/archive.ts';
import { archiveRefusals } from '../../../proto/refusals/archive.ts';
import type { Archivable } from '../archive/archivable.ts';
import { insertNew } from '../store/store.ts';
import { initialState, replay, type State } from './state.ts';
import { updateProjections, upsertRow } from './projections.ts';
import { type Revision, revisionId } from './revision.ts';
import type { Tables } from './tables.ts';
import { computeClaims } from './unique-claims.ts';
import type { VersionedSpec } from './versioned.ts';

const FINISHED_TOGETHER = 50;

export function archiveRevisions<T extends object>(tables: Tables<T>, spec: VersionedSpec<T>): Archivable {
  const { revisions } = tables;
  const { name, archive: { fileKey, replacementKey, excluded = [] } = {} } = spec;
  return {
    name,
    holds: 'revisions',
    excluded,
    ...(fileKey && { fileKey }),
    ...(replacementKey && { replacementKey }),
    read: (after, limit) => revisions.find({ _id: { gt: after } }, { sort: { _id: 'asc' }, limit }),
    // The times of a document's revisions never decrease, so a limit in time omits only the end of each log.
    isIncluded: (row, until) => {
      const { at, documentId } = row as Revision<T>;
      return at <= until && !excluded.includes(documentId);
    },
    parse: (row) => {
      const { facts: _facts, open: _open, ...archived } = row as Revision<T>;
      const { error } = ArchivedRevision.safeParse(archived);
      if (error) throw new Error(describeIssue(error.issues[0]!));
      if (archived._id !== revisionId(archived.documentId, archived.revision))
        throw new Error(`${archived._id} is not the id of this revision`);
      if (excluded.includes(archived.documentId)) throw new Error(`${archived.documentId} belongs to the installation`);
      return archived;
    },
    get: (id) => revisions.get(id),
    insert: (row) => revisions.insert({ ...(row as Revision<T>), facts: [], open: false }),
    finish: async (after) => {
      let last = after;
      for (let count = 0; count < FINISHED_TOGETHER; count++) {
        const [next] = await revisions.find(
          { documentId: { gt: last } },
          { sort: { documentId: 'asc' }, limit: 1, without: ['operations', 'snapshot', 'live'] },
        );
        if (!next) return null;
        last = next.documentId;
        await deriveRows(tables, spec, last);
      }
      return last;
    },
  };
}

async function deriveRows<T extends object>(tables: Tables<T>, spec: VersionedSpec<T>, id: string): Promise<void> {
  const state = await replay(tables, initialState<T>(id));
  requireAllowed(spec, state);
  for (const claim of computeClaims(spec, state)) {
    const row = { _id: claim, documentId: id, token: 'import', at: state.at };
    if (await insertNew(tables.claims, row)) continue;
    const holder = (await tables.claims.get(claim))?.documentId ?? claim;
    if (holder !== id) throw archiveRefusals.nameTaken({ holder, document: id, collection: spec.name });
  }
  await updateProjections(tables, state);
  if (!state.draft && !state.deletion)
    await upsertRow(tables.deleted, { _id: id, revision: state.revision, state: 'purged' });
}

function requireAllowed<T extends object>({ name, archive }: VersionedSpec<T>, { _id, draft, live }: State<T>): void {
  if (archive?.excluded?.includes(_id)) return;
  try {
    for (const content of [draft, live]) if (content) archive?.requireAllowed?.(content, _id);
  } catch (error) {
    throw archiveRefusals.notAllowed({ document: _id, collection: name, reason: (error as Error).message });
  }
}

const describeIssue = ({ path, message }: { path: PropertyKey[]; message: string }): string =>
  path.length > 0 ? `${path.map(String).join('.')}: ${message}` : message;
