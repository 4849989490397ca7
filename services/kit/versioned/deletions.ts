import type { Collection } from '../store/store.ts';
import { documentLog } from './document-log.ts';
import { LARGE_FIELDS, type Revision } from './revision.ts';
import type { DeletionRow, Tables } from './tables.ts';
import type { DeletedDocuments, DeletedEntry, DeletedSelection, VersionedSpec } from './versioned.ts';

const selected = ({ domainId, guards, since }: DeletedSelection) => ({
  state: 'deleted',
  domainId,
  guard: { in: guards },
  at: { gte: since },
});

export function deletedDocuments(rows: Collection<DeletionRow>): DeletedDocuments {
  return {
    guards: async (domainId) => {
      const counted = await rows.countBy(['domainId', 'guard'], { state: 'deleted', domainId: { in: [domainId, ''] } });
      return counted.map(({ values: [domain, guard] }) => ({ domainId: domain as string, guard: guard as string }));
    },
    find: async (selection, limit) => {
      const found = await rows.find(selected(selection), { sort: { at: 'desc' }, limit });
      return found.flatMap((row): DeletedEntry[] => (row.state === 'deleted' ? [row] : []));
    },
    count: (selection) => rows.count(selected(selection)),
  };
}

const BATCH = 100;

interface Purging<T extends object> {
  tables: Tables<T>;
  spec: VersionedSpec<T>;
  erasers: ((id: string) => Promise<void>)[];
}

export async function purge<T extends object>(purging: Purging<T>, before: Date, limit: number): Promise<number> {
  const due = await purging.tables.deleted.find(
    { state: 'deleted', at: { lt: before.toISOString() } },
    { sort: { at: 'asc' }, limit },
  );
  let purged = 0;
  const failures: unknown[] = [];
  for (const row of due) {
    const done = await purgeOne(purging, row).catch((error: unknown) => void failures.push(error));
    if (done) purged += 1;
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `Not purged yet: ${failures.length}. ${String(failures[0])}`);
  return purged;
}

async function purgeOne<T extends object>(
  { tables, spec, erasers }: Purging<T>,
  { _id, revision }: DeletionRow,
): Promise<boolean> {
  const [newest] = await tables.revisions.find(
    { documentId: _id },
    { sort: { revision: 'desc' }, limit: 1, without: LARGE_FIELDS },
  );
  if (newest?.revision !== revision) return false;
  await releaseClaims(tables, spec, _id, revision);
  if (!(await eraseLog(tables.revisions, _id, revision))) return false;
  for (const erase of erasers) await erase(_id);
  return tables.deleted.replace({ _id, revision, state: 'purged' }, { revision, state: 'deleted' });
}

async function releaseClaims<T extends object>(
  tables: Tables<T>,
  spec: VersionedSpec<T>,
  _id: string,
  revision: number,
): Promise<void> {
  const last = await documentLog(tables, _id).at(revision - 1);
  for (const claim of (last && spec.claims?.(last)) ?? []) {
    const row = await tables.claims.get(claim);
    if (row?.documentId === _id) await tables.claims.delete(claim, { token: row.token });
  }
}

async function eraseLog<T extends object>(
  revisions: Collection<Revision<T>>,
  documentId: string,
  to: number,
): Promise<boolean> {
  for (let next = to; next > 0; next -= BATCH) {
    const batch = await revisions.find(
      { documentId, revision: { gt: next - BATCH, lte: next } },
      { sort: { revision: 'desc' }, without: LARGE_FIELDS },
    );
    for (const revision of batch)
      if (!revision.purged && !(await revisions.replace(erased(revision), { open: false }))) return false;
  }
  return true;
}

function erased<T extends object>(revision: Revision<T>): Revision<T> {
  const { _id, documentId, revision: number, action, at, by, created, gone, first, startedAt } = revision;
  return {
    _id,
    documentId,
    revision: number,
    action,
    at,
    by,
    ...(created && { created }),
    ...(gone && { gone }),
    ...(first !== undefined && { first, startedAt }),
    operations: [],
    facts: [],
    open: false,
    purged: true,
  };
}
