import type Database from 'libsql';
import { indexName } from '../index-name.ts';
import type { CollectionSpec, IndexSpec } from '../store.ts';
import { listIndex, tallied } from './derived-table.ts';
import { ensureDerived } from './ensure-derived.ts';
import { made } from './schema.ts';
import { valueOf } from './sqlite-field.ts';

/** Makes a collection's table when it is not there yet, and its indexes and tallies as they are declared now: others are dropped. */
export function ensureTable(database: Database.Database, { name, indexes = [], tallies = [] }: CollectionSpec): void {
  if (!/^[A-Za-z_]\w*$/.test(name)) throw new Error(`"${name}" can not name a collection`);
  const lists = indexes.filter(({ each }) => each !== undefined);
  const plain = indexes.filter((index) => !lists.includes(index));
  database
    .transaction(() => {
      ensureRows(database, name);
      ensureIndexes(database, name, plain);
      const derived = [
        ...lists.map((index) => listIndex(name, index)),
        ...tallies.map((tally) => tallied(name, tally)),
      ];
      ensureDerived(database, name, derived);
    })
    .immediate();
}

/** The number of a row is a column, so that nothing but a write can change it: list indexes name rows by it. */
function ensureRows(database: Database.Database, table: string): void {
  const create = (name: string): void => {
    database.exec(`CREATE TABLE "${name}" (row INTEGER PRIMARY KEY, _id TEXT NOT NULL UNIQUE, doc TEXT NOT NULL)`);
  };
  const columns = database.prepare('SELECT name FROM pragma_table_info(?)').all([table]) as { name: string }[];
  if (columns.length === 0) return create(table);
  if (columns.some(({ name }) => name === 'row')) return;
  create(`${table}:numbered`);
  database.exec(`INSERT INTO "${table}:numbered" (_id, doc) SELECT _id, doc FROM "${table}"`);
  database.exec(`DROP TABLE "${table}"`);
  database.exec(`ALTER TABLE "${table}:numbered" RENAME TO "${table}"`);
}

function ensureIndexes(database: Database.Database, table: string, indexes: IndexSpec[]): void {
  const wanted = new Map(indexes.map((index) => [`${table}:${indexName(index)}`, created(table, index)]));
  for (const { name, sql } of made(database, 'index', table)) {
    if (wanted.get(name) === sql) wanted.delete(name);
    else database.exec(`DROP INDEX "${name}"`);
  }
  for (const sql of wanted.values()) database.exec(sql);
}

function created(table: string, index: IndexSpec): string {
  // NULLs differ from each other there, so a unique index ignores absent fields by itself.
  const fields = index.unique ? index.fields : [...new Set([...index.fields, '_id'])];
  const kind = index.unique ? 'UNIQUE INDEX' : 'INDEX';
  const values = fields.map((path) => valueOf(path)).join(', ');
  return `CREATE ${kind} "${table}:${indexName(index)}" ON "${table}" (${values})`;
}
