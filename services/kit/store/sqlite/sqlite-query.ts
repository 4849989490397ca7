import { chooseIndex, indexName, findCountSpec } from '../indexes.ts';
import { parseFilter, type Test, parseFindOptions, type Sorting } from '../parse-query.ts';
import type { CollectionSpec, Filter, FindOptions, IndexSpec, Scalar } from '../store.ts';
import { column, multikeyColumns, multikeyTable, groupCountTable } from './derived-table.ts';
import {
  allOf,
  type Condition,
  documentsOf,
  equals,
  type Parameter,
  type FieldExpression,
  sqliteFilter,
} from './sqlite-filter.ts';
import { selectBytes } from './sqlite-field.ts';

interface SqlQuery {
  sql: string;
  parameters: Parameter[];
}

export function selectQuery(spec: CollectionSpec, filter: Filter, options: FindOptions = {}): SqlQuery {
  const { sort, skip, limit, without } = parseFindOptions(options);
  const { from, where, expression } = source(spec, filter, sort);
  const doc = without.length > 0 ? `json_remove(doc, ${without.map((field) => `'$.${field}'`).join(', ')})` : 'doc';
  const order = sort.map(({ path, direction }) => `${expression.value(path)} ${direction}`).join(', ');
  return {
    sql: [
      `SELECT ${doc} FROM ${from} WHERE ${where.sql}`,
      ...(order ? [`ORDER BY ${order}`] : []),
      ...(limit !== null || skip > 0 ? ['LIMIT ? OFFSET ?'] : []),
    ].join(' '),
    parameters: [...where.parameters, ...(limit !== null || skip > 0 ? [limit ?? -1, skip] : [])],
  };
}

export function countQuery(spec: CollectionSpec, filter: Filter, upTo: number | null): SqlQuery {
  const { from, items, where } = source(spec, filter);
  const { sql, parameters } = { sql: `FROM ${items ?? from} WHERE ${where.sql}`, parameters: where.parameters };
  if (upTo === null) return { sql: `SELECT count(*) ${sql}`, parameters };
  return { sql: `SELECT count(*) FROM (SELECT 1 ${sql} LIMIT ?)`, parameters: [...parameters, upTo] };
}

export function groupCountQuery(spec: CollectionSpec, fields: string[], filter: Filter): SqlQuery {
  const declared = findCountSpec(spec, fields, filter);
  const expression = columnsOf(declared.fields, '', documentsOf(spec));
  const { sql, parameters } = sqliteFilter(filter, expression);
  const columns = fields.map((path) => expression.value(path)).join(', ');
  const group = fields.length === 0 ? 'HAVING sum(n) > 0' : `GROUP BY ${columns}`;
  const columnList = ['sum(n)', ...fields.map((path) => selectBytes(expression.value(path)))].join(', ');
  return {
    sql: `SELECT ${columnList} FROM "${groupCountTable(spec.name, declared)}" WHERE ${sql} ${group}`,
    parameters,
  };
}

interface Source {
  from: string;
  items?: string;
  where: Condition;
  expression: FieldExpression;
}

function source(spec: CollectionSpec, filter: Filter, sort: Sorting[] = []): Source {
  const { name, indexes = [] } = spec;
  const tests = parseFilter(filter);
  const documents = documentsOf(spec);
  const listed = listedIn(documents, name, indexes);
  const inDocuments = { ...documents, has: listed(`"${name}".row`) };
  const begin = prefixCondition(indexes, tests, sort);
  if (!begin) {
    const from = `"${name}"${indexHint(name, indexes, tests, sort)}`;
    return { from, where: allOf(tests, inDocuments), expression: inDocuments };
  }
  const { index, item, others } = begin;
  const inItems = { ...documents, has: listed('item.row') };
  const expression = columnsOf(multikeyColumns(index), 'item.', inItems);
  const first = equals(expression.value(index.each!), item, true);
  const rest = allOf(others, expression);
  const items = `"${multikeyTable(name, index)}" AS item`;
  const isInItems = others.every((test) => isCovered(test, multikeyColumns(index), indexes));
  return {
    from: `${items} CROSS JOIN "${name}" ON "${name}".row = item.row`,
    ...(isInItems && { items }),
    where: { sql: `${first.sql} AND ${rest.sql}`, parameters: [...first.parameters, ...rest.parameters] },
    expression,
  };
}

/** SQLite cannot estimate how many documents match, so the query names the index that covers its filter and sort order. */
function indexHint(table: string, indexes: IndexSpec[], tests: Test[], sort: Sorting[]): string {
  if (tests.some((test) => test.kind === 'equals' && test.path === '_id')) return '';
  const plain = indexes.filter(({ each }) => each === undefined);
  const { index, missing } = chooseIndex(plain, tests, sort);
  const isDeclared = plain.includes(index) && missing.length === 0;
  return isDeclared ? ` INDEXED BY "${table}:${indexName(index)}"` : '';
}

function prefixCondition(
  indexes: IndexSpec[],
  tests: Test[],
  [first]: Sorting[],
): { index: IndexSpec; item: Scalar; others: Test[] } | null {
  for (const test of tests) {
    if (test.kind !== 'has') continue;
    const ofItems = indexes.filter(({ each }) => each === test.path);
    const isSorted = ({ fields }: IndexSpec) => fields[fields.indexOf(test.path) + 1] === first?.path;
    const index = (first && ofItems.find(isSorted)) ?? ofItems[0];
    const [item, ...more] = test.values;
    if (!index || item === undefined || item === null) continue;
    const others = tests.filter((other) => other !== test);
    return { index, item, others: more.length === 0 ? others : [...others, { ...test, values: more }] };
  }
  return null;
}

function isCovered(test: Test, columns: string[], indexes: IndexSpec[]): boolean {
  if (test.kind === 'any') return test.filters.flat().every((inner) => isCovered(inner, columns, indexes));
  if (test.kind === 'has') return !test.values.includes(null) && findItemIndex(test.path, indexes) !== undefined;
  return test.kind !== 'empty' && columns.includes(test.path);
}

const findItemIndex = (path: string, indexes: IndexSpec[]): IndexSpec | undefined =>
  indexes.find(({ each, fields }) => each === path && fields.length === 1);

function listedIn(
  documents: FieldExpression,
  table: string,
  indexes: IndexSpec[],
): (row: string) => FieldExpression['has'] {
  return (row) => (path, value) => {
    const index = findItemIndex(path, indexes);
    if (!index || value === null) return documents.has(path, value);
    const { sql, parameters } = equals(`other.${column(0)}`, value, true);
    const items = `SELECT 1 FROM "${multikeyTable(table, index)}" AS other WHERE ${sql} AND other.row = ${row}`;
    return { sql: `EXISTS (${items})`, parameters };
  };
}

function columnsOf(fields: string[], alias: string, elsewhere: FieldExpression): FieldExpression {
  return {
    ...elsewhere,
    value: (path) => (fields.includes(path) ? `${alias}${column(fields.indexOf(path))}` : elsewhere.value(path)),
    isColumn: (path) => fields.includes(path),
  };
}
