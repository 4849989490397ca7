import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { isUnavailable } from '../../../proto/errors.ts';
import { declare, type Declared, token } from '../contract/handle.ts';

export const STORES = token<Stores>('Stores');

export interface Stores {
  collection<T extends Document>(spec: CollectionSpec): Collection<T>;
  ping(): Promise<void>;
  /** Erases traces of deleted and replaced documents from files that the store itself writes. */
  eraseDeleted(): Promise<void>;
  close(): Promise<void>;
}

export interface Document {
  _id: string;
}

export interface CollectionSpec {
  name: string;
  indexes?: IndexSpec[];
  counts?: CountSpec[];
  /** Writes may be acknowledged before they are durable, but must not be lost while a later write to another collection survives. */
  rebuildable?: boolean;
}

/** A unique index ignores documents in which a field is absent or null. */
export interface IndexSpec {
  fields: string[];
  unique?: boolean;
  each?: string;
}

export interface CountSpec {
  fields: string[];
  each?: string;
}

export interface GroupCount {
  values: Scalar[];
  count: number;
}

export type Scalar = string | number | boolean | null;

export type Condition =
  | Scalar
  | {
      in?: Scalar[];
      gt?: string | number;
      gte?: string | number;
      lt?: string | number;
      lte?: string | number;
      ne?: Scalar;
      /** Case-insensitive substring, not a pattern. */
      contains?: string;
      /** Matches a list that contains the value, or all of the values. Put the rarest first, because the index search begins there. */
      has?: Scalar | Scalar[];
      empty?: boolean;
    };

/** A path names fields of objects, not items of lists. Undefined conditions are ignored; unknown ones throw Problem `invalid`. */
export interface Filter {
  [path: string]: Condition | Filter[] | undefined;
  any?: Filter[];
}

export interface FindOptions {
  /** Ties are sorted by _id. The position of a document with a list at the path is undefined. */
  sort?: Record<string, 'asc' | 'desc'>;
  skip?: number;
  limit?: number;
  without?: string[];
}

interface ReplaceOptions {
  /** Losing the write does no harm, so it may be acknowledged and read before it is durable, as in a rebuildable collection. */
  repeatable?: boolean;
}

export interface Collection<T extends Document> {
  insert(document: T): Promise<void>;
  get(id: string): Promise<T | null>;
  /** Returns false if no document matched the guard; throws DuplicateKey. */
  replace(document: T, guard?: Filter, options?: ReplaceOptions): Promise<boolean>;
  delete(id: string, guard?: Filter): Promise<boolean>;
  find(filter: Filter, options?: FindOptions): Promise<T[]>;
  count(filter: Filter, options?: { upTo?: number }): Promise<number>;
  /** Omits combinations without documents; throws unless one declared group count has all these fields. */
  countBy(fields: string[], filter?: Filter): Promise<GroupCount[]>;
}

export type DeclaredCollection<T extends Document = any> = Declared<Collection<T>, CollectionSpec>;

export const collection = <T extends Document>(spec: CollectionSpec): DeclaredCollection<T> => declare(spec);

export class DuplicateKey extends Error {
  readonly collection: string;

  constructor(collection: string, message: string) {
    super(message);
    this.name = 'DuplicateKey';
    this.collection = collection;
  }
}

/** Returns false if another document has its id or one of its unique values. */
export async function insertNew<T extends Document>(
  rows: { insert: Collection<T>['insert'] },
  document: T,
): Promise<boolean> {
  try {
    await rows.insert(document);
    return true;
  } catch (error) {
    if (error instanceof DuplicateKey) return false;
    throw error;
  }
}

/** Events may arrive twice and late, so an older revision never replaces a newer one. */
export async function upsertNewest<T extends Document & { revision: number }>(
  rows: Collection<T>,
  row: T,
): Promise<boolean> {
  const unlessNewer = { revision: { lte: row.revision } };
  return (await rows.replace(row, unlessNewer)) || (await insertNew(rows, row)) || rows.replace(row, unlessNewer);
}

/** Stores the result of `change`, which runs again after a concurrent write. Returns null, and stores nothing, if it returns null. */
export async function changeRow<T extends Document & { version: number }>(
  rows: Pick<Collection<T>, 'get' | 'insert' | 'replace'>,
  _id: string,
  change: (before: T | null) => Omit<T, '_id' | 'version'> | null,
): Promise<T | null> {
  for (;;) {
    const before = await rows.get(_id);
    const changed = change(before);
    if (!changed) return null;
    const after = { ...changed, _id, version: (before?.version ?? 0) + 1 } as T;
    if (before ? await rows.replace(after, { version: before.version }) : await insertNew(rows, after)) return after;
  }
}

const PAUSES_MS = [1000, 10_000, 60_000];

/**
 * Yields batches in the order of ids until `read` returns an empty one. `read` is called with the last id of the previous batch, and again
 * after a pause if what it reads from is unavailable, because a rebuild of many documents would have to begin again.
 */
export async function* readBatches<T extends Document>(
  read: (after: string) => Promise<T[]>,
  pausesMs = PAUSES_MS,
): AsyncGenerator<T[]> {
  for (let after = ''; ;) {
    const batch = await readPatiently(() => read(after), pausesMs);
    if (batch.length === 0) return;
    yield batch;
    after = batch.at(-1)!._id;
  }
}

async function readPatiently<T>(read: () => Promise<T>, pausesMs: readonly number[]): Promise<T> {
  for (const pauseMs of pausesMs)
    try {
      return await read();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      await setTimeout(pauseMs);
    }
  return read();
}

const BATCH = 200;

interface IdRange {
  gt?: string;
  lte?: string;
}

export const findBatches = <T extends Document>(
  rows: Pick<Collection<T>, 'find'>,
  filter: Filter = {},
  { gt = '', lte }: IdRange = {},
): AsyncGenerator<T[]> =>
  readBatches((after) =>
    rows.find({ ...filter, _id: { gt: after || gt, lte } }, { sort: { _id: 'asc' }, limit: BATCH }),
  );

interface RowsToRewrite<T, R extends Document> {
  rows: Pick<Collection<R>, 'find'>;
  filter: Filter;
  /** Ends the id of the row of each document. Rows with other ends are ignored. */
  suffix?: string;
  write(batch: T[]): Promise<unknown>;
  /** Gets rows whose documents are not in the batches, which may have been stored since they were read. */
  check(unread: R[]): Promise<unknown>;
}

/** Writes the rows of all documents, which are read in the order of their ids, and has the other rows checked. */
export async function rewriteRows<T extends Document, R extends Document>(
  batches: AsyncIterable<T[]>,
  { rows, filter, suffix = '', write, check }: RowsToRewrite<T, R>,
): Promise<void> {
  let last: string | undefined;
  const checkOthers = async (range: IdRange, written: ReadonlySet<string>) => {
    for await (const found of findBatches(rows, filter, range)) {
      const unread = found.filter(({ _id }) => _id.endsWith(suffix) && !written.has(_id));
      if (unread.length > 0) await check(unread);
    }
  };
  for await (const batch of batches) {
    await write(batch);
    const written = batch.map(({ _id }) => _id + suffix);
    await checkOthers({ gt: last, lte: written.at(-1)! }, new Set(written));
    last = written.at(-1)!;
  }
  await checkOthers({ gt: last }, new Set());
}

/** Deletes the first documents in ascending order of the field `by`, unless they change meanwhile, and returns their number. */
export async function deleteFirst<T extends Document>(
  rows: Pick<Collection<T>, 'find' | 'delete'>,
  filter: Filter,
  { by, limit }: { by: string; limit: number },
): Promise<number> {
  const found = await rows.find(filter, { sort: { [by]: 'asc' }, limit });
  for (const { _id } of found) await rows.delete(_id, filter);
  return found.length;
}

export async function deleteExpired<T extends Document & { expiresAt: string }>(
  rows: Collection<T>,
  now: Date,
): Promise<void> {
  await deleteFirst(rows, { expiresAt: { lt: now.toISOString() } }, { by: 'expiresAt', limit: 20 });
}

/** Reads declared counts, so that its cost does not grow with the number of documents. */
export async function countAll(rows: Pick<Collection<Document>, 'countBy'>, filter: Filter): Promise<number> {
  const [all] = await rows.countBy([], filter);
  return all?.count ?? 0;
}

export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
