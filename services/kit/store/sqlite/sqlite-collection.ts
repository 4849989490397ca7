import { parseJson, stringifyJson } from '../../../../proto/unicode.ts';
import { LARGE, nextTurn } from '../../threads/next-turn.ts';
import { documentId, requireCount } from '../parse-query.ts';
import {
  type Collection,
  type CollectionSpec,
  type Document,
  type Filter,
  type FindOptions,
  DuplicateKey,
} from '../store.ts';
import { scalarOf, indexedFields, indexedPart } from './sqlite-field.ts';
import { documentsOf, sqliteFilter, type Parameter } from './sqlite-filter.ts';
import { countQuery, selectQuery, groupCountQuery } from './sqlite-query.ts';
import type { Statements } from './statements.ts';
import type { WriteQueue } from './write-queue.ts';
import { storeRefusals } from '../../../../proto/refusals/stores.ts';

export function sqliteCollection<T extends Document>(
  spec: CollectionSpec,
  statements: Statements,
  writes: WriteQueue,
): Collection<T> {
  const table = `"${spec.name}"`;
  const expression = documentsOf(spec);
  const fields = indexedFields(spec);
  const keysOf = (document: T): string => stringifyJson(indexedPart(document, fields));

  const unconfirmed = new Set<Promise<unknown>>();

  const write = async (sql: string, parameters: Parameter[], waits = !spec.rebuildable): Promise<number> => {
    try {
      const size = charactersIn(parameters);
      const writing = writes.add(() => statements.run(sql, parameters), { waits, size });
      const changes = await (waits ? confirm(writing) : writing);
      if (size > LARGE) await nextTurn();
      return changes;
    } catch (error) {
      throw toStoreError(error, spec.name);
    }
  };
  const confirm = <R>(writing: Promise<R>): Promise<R> => {
    unconfirmed.add(writing);
    return writing.finally(() => unconfirmed.delete(writing));
  };
  /** Waits for the disk, so that nothing is shown or published that a power failure would undo. */
  const rows = async (sql: string, parameters: Parameter[]): Promise<unknown[][]> => {
    if (unconfirmed.size > 0) await Promise.allSettled(unconfirmed);
    try {
      return statements.rows(sql, parameters);
    } catch (error) {
      throw toStoreError(error, spec.name);
    }
  };
  const find = async (filter: Filter, options: FindOptions = {}): Promise<T[]> => {
    const { sql, parameters } = selectQuery(spec, filter, options);
    const documents = (await rows(sql, parameters)).map(([document]) => document as string);
    const found = documents.map((document) => parseJson(document) as T);
    if (charactersIn(documents) > LARGE) await nextTurn();
    return found;
  };

  return {
    find,
    get: async (id) => (await find({ _id: documentId(id) }))[0] ?? null,
    insert: async (document) => {
      const parameters = [documentId(document._id), keysOf(document), stringifyJson(document)];
      await write(`INSERT INTO ${table} (_id, keys, doc) VALUES (?, ?, ?)`, parameters);
    },
    replace: async (document, guard = {}, { repeatable = false } = {}) => {
      const where = sqliteFilter(guard, expression);
      const parameters = [keysOf(document), stringifyJson(document), documentId(document._id), ...where.parameters];
      const sql = `UPDATE ${table} SET keys = ?, doc = ? WHERE _id = ? AND ${where.sql}`;
      return (await write(sql, parameters, !spec.rebuildable && !repeatable)) > 0;
    },
    delete: async (id, guard = {}) => {
      const where = sqliteFilter(guard, expression);
      const parameters = [documentId(id), ...where.parameters];
      return (await write(`DELETE FROM ${table} WHERE _id = ? AND ${where.sql}`, parameters)) > 0;
    },
    count: async (filter, { upTo } = {}) => {
      const { sql, parameters } = countQuery(spec, filter, upTo === undefined ? null : requireCount('upTo', upTo));
      return (await rows(sql, parameters))[0]![0] as number;
    },
    countBy: async (fields, filter = {}) => {
      const { sql, parameters } = groupCountQuery(spec, fields, filter);
      return (await rows(sql, parameters)).map(([count, ...values]) => ({
        values: values.map(scalarOf),
        count: count as number,
      }));
    },
  };
}

const charactersIn = (values: readonly unknown[]): number =>
  values.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0);

export function toStoreError(error: unknown, collection: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === 'SQLITE_CONSTRAINT_UNIQUE') {
    return new DuplicateKey(collection, `${collection} already holds such a document: ${(error as Error).message}`);
  }
  if (/^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY)/.test(code)) {
    return storeRefusals.unavailable({ collection, reason: (error as Error).message });
  }
  return error;
}
