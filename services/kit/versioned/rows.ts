import type { State } from './evolve.ts';
import type { Row, Tables } from './tables.ts';
import type { Doc } from './versioned.ts';

type KeysOf<T extends object> = Pick<Tables<T>, 'keysOf'>;

export const draftRow = <T extends object>(tables: KeysOf<T>, { _id, revision, at, draft }: State<T>): Row<T> =>
  row(tables, _id, revision, at, draft);

export const liveRow = <T extends object>(tables: KeysOf<T>, { _id, liveRevision, at, live }: State<T>): Row<T> =>
  row(tables, _id, liveRevision, at, live);

/** What a reader of the projection sees of a row. */
export function visible<T extends object>(row: Row<T> | null): Doc<T> | null {
  if (!row || row._gone) return null;
  const { _at, _gone, _keys, ...document } = row;
  return document as unknown as Doc<T>;
}

function row<T extends object>(
  { keysOf }: KeysOf<T>,
  _id: string,
  revision: number,
  _at: string,
  document: Doc<T> | null,
): Row<T> {
  return (document ? { ...document, _at, ...keysOf(document) } : { _id, revision, _at, _gone: true }) as Row<T>;
}
