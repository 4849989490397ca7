import Database from 'libsql';
import { readFilter } from '../store/read-filter.ts';
import { ensureTable } from '../store/sqlite/ensure-table.ts';
import { counting, selection, tallying } from '../store/sqlite/sqlite-query.ts';
import type { Asked } from './recorded-stores.ts';

/** How SQLite goes about a question, step by step, with the indexes and tallies that its collection declares. */
export function sqlitePlan({ spec, kind, filter, options, fields }: Asked): string[] {
  const database = new Database(':memory:');
  ensureTable(database, spec);
  const { sql, parameters } =
    kind === 'find'
      ? selection(spec, filter, options)
      : kind === 'count'
        ? counting(spec, filter, options.limit ?? null)
        : tallying(spec, fields, filter);
  const steps = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(parameters) as { detail: string }[];
  database.close();
  return steps.map(({ detail }) => detail);
}

/** The steps that take longer the more there is: rows read that nothing leads to, and rows sorted. */
export function slowSteps(asked: Asked): string[] {
  const isOfNothing = readFilter(asked.filter).some((test) => test.kind === 'in' && test.values.length === 0);
  const isWholeTally = asked.kind === 'tally' && readFilter(asked.filter).length === 0;
  if (isOfNothing || isWholeTally) return [];
  return sqlitePlan(asked).filter(
    (step) => /^SCAN (?!json_each|\(subquery)/.test(step) || /TEMP B-TREE FOR (LAST .* OF )?ORDER BY/.test(step),
  );
}
