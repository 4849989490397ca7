import type { CollectionSpec, Document } from '../store/store.ts';
import type { VersionedDocument, Author, Summary, VersionedSpec } from './versioned.ts';
import { stripInternalFields } from './tables.ts';

export type DeletionRow = Document & { revision: number } & (Deleted | { state: 'restored' | 'purged' });

interface Deleted {
  state: 'deleted';
  at: string;
  by: Author;
  name: string;
  domainId: string;
  guard: string;
}

export type Deletion<T extends object> = { draft: VersionedDocument<T>; by: Author } | 'undone';

export const deletionsSpec = (name: string): CollectionSpec => ({
  name: `${name}_deleted`,
  indexes: [{ fields: ['state', 'domainId', 'at', '_id', 'guard'] }, { fields: ['state', 'at'] }],
  counts: [{ fields: ['state', 'domainId', 'guard'] }],
  rebuildable: true,
});

export function deletionRow<T extends object>(
  spec: Pick<VersionedSpec<T>, 'summarise'>,
  { _id, revision, at }: { _id: string; revision: number; at: string },
  deletion: Deletion<T>,
): DeletionRow {
  if (deletion === 'undone') return { _id, revision, state: 'restored' };
  const { name, domainId = '', guard } = summaryOf(spec, deletion.draft, _id);
  return { _id, revision, state: 'deleted', at, by: deletion.by, name, domainId, guard: JSON.stringify(guard) };
}

export const summaryOf = <T extends object>(
  { summarise }: Pick<VersionedSpec<T>, 'summarise'>,
  draft: T,
  _id: string,
): Summary<T> => summarise?.(stripInternalFields(draft), _id) ?? { name: _id, guard: {} };
