import { indexName } from '../indexes.ts';
import type { IndexSpec, CountSpec } from '../store.ts';
import { fieldPath } from '../parse-query.ts';
import { itemValue, LOWEST, valueOf } from './sqlite-field.ts';

export interface DerivedTable {
  name: string;
  created: string;
  triggers: Map<string, string>;
  fill: string;
}

export const multikeyColumns = ({ fields }: IndexSpec): string[] =>
  fields.length === 1 ? fields : [...new Set([...fields, '_id'])];

export const multikeyTable = (table: string, index: IndexSpec): string => `${table}:${indexName(index)}`;

export const groupCountTable = (table: string, { fields }: CountSpec): string =>
  `${table}:tally_${fields.map(fieldPath).join('_').replaceAll('.', '_')}`;

export function multikeyIndex(table: string, index: IndexSpec): DerivedTable {
  const name = multikeyTable(table, index);
  const fields = multikeyColumns(index);
  const columns = columnsOf(fields);
  const rows = (doc: Doc) => `SELECT DISTINCT ${itemsOf(fields, index.each, doc)}`;
  const added = `INSERT INTO "${name}" ${rows(stored('new'))};`;
  const removed = `DELETE FROM "${name}" WHERE (${columns}, row) IN (${rows(stored('old'))});`;
  return {
    name,
    created: `CREATE TABLE "${name}" (${notNull(fields)}, row INTEGER NOT NULL, PRIMARY KEY (${columns}, row)) WITHOUT ROWID`,
    triggers: triggersOf(name, table, changed(fields, index.each), added, removed),
    fill: `INSERT INTO "${name}" SELECT DISTINCT ${itemsOf(fields, index.each, { ...stored('t'), from: `"${table}" AS t, ` })} ORDER BY ${fields.map((_, index) => index + 1).join(', ')}, ${fields.length + 1}`,
  };

  function itemsOf(paths: string[], each: string | undefined, doc: Doc): string {
    return `${valuesOf(paths, each, doc)}, ${doc.row} FROM ${doc.from}${itemsIn(each!, doc)}`;
  }
}

export function groupCount(table: string, declared: CountSpec): DerivedTable {
  const { fields, each } = declared;
  const name = groupCountTable(table, declared);
  const columns = columnsOf(fields);
  const rows = (doc: Doc) =>
    each === undefined
      ? `SELECT ${valuesOf(fields, each, doc)}`
      : `SELECT DISTINCT ${valuesOf(fields, each, doc)} FROM ${itemsIn(each, doc)}`;
  const among = `(${columns}) IN (${rows(stored('old'))})`;
  const added = `INSERT INTO "${name}" SELECT *, 1 FROM (${rows(stored('new'))}) WHERE true ON CONFLICT DO UPDATE SET n = n + 1;`;
  const removed = `UPDATE "${name}" SET n = n - 1 WHERE ${among}; DELETE FROM "${name}" WHERE n <= 0 AND ${among};`;
  const all = `SELECT DISTINCT t.row, ${valuesOf(fields, each, stored('t'))} FROM "${table}" AS t`;
  const listed = each === undefined ? all : `${all}, ${itemsIn(each, stored('t'))}`;
  return {
    name,
    created: `CREATE TABLE "${name}" (${notNull(fields)}, n INTEGER NOT NULL, PRIMARY KEY (${columns})) WITHOUT ROWID`,
    triggers: triggersOf(name, table, changed(fields, each), added, removed),
    fill: `WITH known(row, ${columns}) AS (${listed}) INSERT INTO "${name}" SELECT ${columns}, count(*) FROM known GROUP BY ${columns}`,
  };
}

interface Doc {
  keys: string;
  id: string;
  row: string;
  from: string;
}

const stored = (name: string): Doc => ({ keys: `${name}.keys`, id: `${name}._id`, row: `${name}.row`, from: '' });

export const column = (index: number): string => `c${index}`;
const columnsOf = (fields: string[]): string => fields.map((_, index) => column(index)).join(', ');
const notNull = (fields: string[]): string => fields.map((_, index) => `${column(index)} NOT NULL`).join(', ');

const valuesOf = (fields: string[], each: string | undefined, { keys, id }: Doc): string =>
  fields
    .map((path) => (path === each ? itemValue('item.') : valueOf(fieldPath(path), keys, id)))
    .map((value) => `ifnull(${value}, ${LOWEST})`)
    .join(', ');

const itemsIn = (each: string, { keys }: Doc): string =>
  `json_each(${keys}, '$.${fieldPath(each)}') AS item WHERE item.type <> 'null' AND json_type(${keys}, '$.${each}') = 'array'`;

const changed = (fields: string[], each: string | undefined): string =>
  fields
    .filter((path) => path !== '_id')
    .map((path) => {
      const [before, after] = ['old.keys', 'new.keys'].map((keys) =>
        path === each ? `json_extract(${keys}, '$.${path}')` : valueOf(path, keys),
      );
      return `${before} IS NOT ${after}`;
    })
    .join(' OR ');

const triggersOf = (name: string, table: string, when: string, added: string, removed: string): Map<string, string> =>
  new Map(
    [
      { on: 'INSERT', work: added },
      { on: 'DELETE', work: removed },
      { on: 'UPDATE', work: `${removed} ${added}`, when: ` WHEN old.keys IS NOT new.keys AND (${when})` },
    ].map(({ on, work, when: only = '' }) => [
      `${name} ${on}`,
      `CREATE TRIGGER "${name} ${on}" AFTER ${on} ON "${table}"${only} BEGIN ${work} END`,
    ]),
  );
