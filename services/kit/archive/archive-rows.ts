import { ArchivedRow } from '../../../proto/archive.ts';
import type { Collection, Document } from '../store/store.ts';
import type { Archivable } from './archivable.ts';

/** For rows that cannot be derived from documents, or only from events that have passed. */
export const archiveRows = <T extends Document>(name: string, rows: Collection<T>): Archivable => ({
  name,
  holds: 'rows',
  excluded: [],
  read: (after, limit) => rows.find({ _id: { gt: after } }, { sort: { _id: 'asc' }, limit }),
  isIncluded: () => true,
  parse: (row) => {
    if (!ArchivedRow.safeParse(row).success) throw new Error('a row has no id');
    return row as Document;
  },
  get: (id) => rows.get(id),
  insert: (row) => rows.insert(row as T),
  finish: async () => null,
});
