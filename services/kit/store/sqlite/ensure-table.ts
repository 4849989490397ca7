import type Database from 'libsql';
import { indexName } from '../indexes.ts';
import { parseJson, stringifyJson } from '../../../../proto/unicode.ts';
import type { CollectionSpec, IndexSpec } from '../store.ts';
import { multikeyIndex, groupCount, type DerivedTable } from './derived-table.ts';
import { indexedFields, indexedPart, valueOf } from './sqlite-field.ts';

export function ensureTable(database: Database.Database, { name, indexes = [], counts = [] }: CollectionSpec): void {
  if (!/^[A-Za-z_]\w*$/.test(name)) throw new Error(`"${name}" is not a valid name of a collection`);
  const lists = indexes.filter(({ each }) => each !== undefined);
  const plain = indexes.filter((index) => !lists.includes(index));
  database
    .transaction(() => {
      ensureRows(database, name, indexedFields({ indexes, counts }));
      ensureIndexes(database, name, plain);
      const derived = [
        ...lists.map((index) => multikeyIndex(name, index)),
        ...counts.map((declared) => groupCount(name, declared)),
      ];
      ensureDerived(database, name, derived);
    })
    .immediate();
}

const BATCH = 200;

function ensureRows(database: Database.Database, table: string, fields: string[]): void {
  const columns = `(row INTEGER PRIMARY KEY, _id TEXT NOT NULL UNIQUE, keys TEXT NOT NULL /* ${fields.join(', ')} */, doc TEXT NOT NULL)`;
  const rows = database.prepare(`SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?`).all([table]);
  const [existing] = rows as { sql: string }[];
  if (!existing) database.exec(`CREATE TABLE "${table}" ${columns}`);
  if (!existing || existing.sql.endsWith(columns)) return;
  const copy = `${table}:copy`;
  database.exec(`CREATE TABLE "${copy}" ${columns}`);
  copyRows(database, table, copy, fields);
  database.exec(`DROP TABLE "${table}"`);
  database.exec(`ALTER TABLE "${copy}" RENAME TO "${table}"`);
}

function copyRows(database: Database.Database, from: string, to: string, fields: string[]): void {
  const read = database.prepare(`SELECT _id, doc FROM "${from}" WHERE _id > ? ORDER BY _id LIMIT ${BATCH}`);
  const write = database.prepare(`INSERT INTO "${to}" (_id, keys, doc) VALUES (?, ?, ?)`);
  for (let last = ''; ;) {
    const rows = read.all([last]) as { _id: string; doc: string }[];
    for (const { _id, doc } of rows)
      write.run([_id, stringifyJson(indexedPart(parseJson(doc) as object, fields)), doc]);
    if (rows.length < BATCH) return;
    last = rows.at(-1)!._id;
  }
}

function ensureIndexes(database: Database.Database, table: string, indexes: IndexSpec[]): void {
  const missing = new Map(indexes.map((index) => [`${table}:${indexName(index)}`, created(table, index)]));
  for (const { name, sql } of listSchemaObjects(database, 'index', table)) {
    if (missing.get(name) === sql) missing.delete(name);
    else database.exec(`DROP INDEX "${name}"`);
  }
  for (const sql of missing.values()) database.exec(sql);
}

function created(table: string, index: IndexSpec): string {
  const fields = index.unique ? index.fields : [...new Set([...index.fields, '_id'])];
  const kind = index.unique ? 'UNIQUE INDEX' : 'INDEX';
  const values = fields.map((path) => valueOf(path, 'keys')).join(', ');
  return `CREATE ${kind} "${table}:${indexName(index)}" ON "${table}" (${values})`;
}

function ensureDerived(database: Database.Database, table: string, declared: DerivedTable[]): void {
  const there = new Map(
    [...listSchemaObjects(database, 'table', table), ...listSchemaObjects(database, 'trigger', table)].map(
      ({ name, sql }) => [name, sql],
    ),
  );
  const isUnchanged = ({ name, created, triggers }: DerivedTable) =>
    there.get(name) === created && [...triggers].every(([trigger, sql]) => there.get(trigger) === sql);
  const unchanged = declared.filter(isUnchanged);
  const unchangedNames = new Set(unchanged.flatMap(({ name, triggers }) => [name, ...triggers.keys()]));
  for (const { name } of listSchemaObjects(database, 'trigger', table))
    if (!unchangedNames.has(name)) database.exec(`DROP TRIGGER "${name}"`);
  for (const { name } of listSchemaObjects(database, 'table', table))
    if (!unchangedNames.has(name)) database.exec(`DROP TABLE "${name}"`);
  for (const { created, fill, triggers } of declared.filter((one) => !unchanged.includes(one)))
    for (const statement of [created, fill, ...triggers.values()]) database.exec(statement);
}

interface SchemaObject {
  name: string;
  sql: string;
}

function listSchemaObjects(
  database: Database.Database,
  kind: 'index' | 'trigger' | 'table',
  table: string,
): SchemaObject[] {
  const [where, about] =
    kind === 'table' ? ['substr(name, 1, length(?2)) = ?2', `${table}:`] : ['tbl_name = ?2', table];
  const sql = `SELECT name, sql FROM sqlite_master WHERE type = ?1 AND ${where} AND sql IS NOT NULL`;
  return database.prepare(sql).all([kind, about]) as SchemaObject[];
}
