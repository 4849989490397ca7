import type { State } from './evolve.ts';
import type { ProjectionRow, Tables } from './tables.ts';
import type { VersionedDocument } from './versioned.ts';

type KeysOf<T extends object> = Pick<Tables<T>, 'keysOf'>;

export const draftRow = <T extends object>(
  tables: KeysOf<T>,
  { _id, revision, at, draft, owner }: State<T>,
): ProjectionRow<T> => ({ ...row(tables, _id, revision, at, draft), ...(owner && { owner }) });

export const liveRow = <T extends object>(
  tables: KeysOf<T>,
  { _id, liveRevision, at, live }: State<T>,
): ProjectionRow<T> => row(tables, _id, liveRevision, at, live);

export function toDocument<T extends object>(row: ProjectionRow<T> | null): VersionedDocument<T> | null {
  if (!row || row._gone) return null;
  const { _at, _gone, _keys, ...document } = row;
  return document as unknown as VersionedDocument<T>;
}

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
