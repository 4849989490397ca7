import Database from 'libsql';
import { parseFilter } from '../store/parse-query.ts';
import { ensureTable } from '../store/sqlite/ensure-table.ts';
import { countQuery, selectQuery, groupCountQuery } from '../store/sqlite/sqlite-query.ts';
import type { CollectionSpec } from '../store/store.ts';
import type { RecordedQuery } from './recorded-stores.ts';

/** Creating the tables and indexes of a collection takes far longer than planning a query. */
const databases = new WeakMap<CollectionSpec, Database.Database>();

export function sqlitePlan({ spec, kind, filter, options, fields }: RecordedQuery): string[] {
  const database = databases.get(spec) ?? new Database(':memory:');
  if (!databases.has(spec)) ensureTable(database, spec);
  databases.set(spec, database);
  const { sql, parameters } =
    kind === 'find'
      ? selectQuery(spec, filter, options)
      : kind === 'count'
        ? countQuery(spec, filter, options.limit ?? null)
        : groupCountQuery(spec, fields, filter);
  const steps = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(parameters) as { detail: string }[];
  return steps.map(({ detail }) => detail);
}

/** Returns the steps whose cost grows with the collection: rows read without an index, and rows sorted. */
export function slowSteps(query: RecordedQuery): string[] {
  const isOfNothing = parseFilter(query.filter).some((test) => test.kind === 'in' && test.values.length === 0);
  const isWholeCount = query.kind === 'countBy' && parseFilter(query.filter).length === 0;
  if (isOfNothing || isWholeCount) return [];
  return sqlitePlan(query).filter(
    (step) => /^SCAN (?!json_each|\(subquery)/.test(step) || /TEMP B-TREE FOR (LAST .* OF )?ORDER BY/.test(step),
  );
}
