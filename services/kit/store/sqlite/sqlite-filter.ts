import { oncePerObject } from '../../once-per-object.ts';
import { type Test, parseFilter } from '../parse-query.ts';
import type { CollectionSpec, Filter, Scalar } from '../store.ts';
import { indexedFields, AFTER_TEXTS, BOOLEAN, FIRST_TEXT, itemValue, LOWEST, typeOf, valueOf } from './sqlite-field.ts';

export type Parameter = string | number;

export interface Condition {
  sql: string;
  parameters: Parameter[];
}

export interface FieldExpression {
  value(path: string): string;
  json(path: string): string;
  isColumn(path: string): boolean;
  has(path: string, value: Scalar): Condition;
}

export const documentsOf = oncePerObject((spec: Pick<CollectionSpec, 'indexes' | 'counts'>): FieldExpression => {
  const indexed = new Set(indexedFields(spec));
  const json = (path: string) => (indexed.has(path) ? 'keys' : 'doc');
  return {
    value: (path) => valueOf(path, json(path)),
    json,
    isColumn: () => false,
    has(path, value) {
      const { sql, parameters } = equals(itemValue(), value, false);
      const items = `SELECT 1 FROM json_each(${json(path)}, '$.${path}') WHERE ${sql}`;
      return { sql: `(${typeOf(path, json(path))} = 'array' AND EXISTS (${items}))`, parameters };
    },
  };
});

const comparison = { gt: '>', gte: '>=', lt: '<', lte: '<=' };
const never: Condition = { sql: '0', parameters: [] };
const always: Condition = { sql: '1', parameters: [] };

export function sqliteFilter(filter: Filter, expression: FieldExpression): Condition {
  return allOf(parseFilter(filter), expression);
}

export function allOf(tests: Test[], expression: FieldExpression): Condition {
  return tests.length === 0 ? always : and(tests.map((test) => compile(test, expression, tests)));
}

const and = (conditions: Condition[]): Condition => join(conditions, ' AND ');
const or = (conditions: Condition[]): Condition => join(conditions, ' OR ');

function join(conditions: Condition[], by: ' AND ' | ' OR '): Condition {
  return {
    sql: `(${conditions.map(({ sql }) => sql).join(by)})`,
    parameters: conditions.flatMap(({ parameters }) => parameters),
  };
}

function compile(test: Test, expression: FieldExpression, siblings: Test[]): Condition {
  if (test.kind === 'any')
    return test.filters.length === 0 ? never : or(test.filters.map((tests) => allOf(tests, expression)));
  const [field, isColumn] = [expression.value(test.path), expression.isColumn(test.path)];
  switch (test.kind) {
    case 'equals':
      return equals(field, test.value, isColumn);
    case 'ne': {
      const { sql, parameters } = equals(field, test.value, isColumn);
      return { sql: `(${sql}) IS NOT TRUE`, parameters };
    }
    case 'in':
      return oneOf(field, test.values, isColumn);
    case 'range':
      return inRange(field, test, siblings);
    case 'contains':
      return { sql: `(typeof(${field}) = 'text' AND ${field} GLOB ?)`, parameters: [`*${foldedGlob(test.text)}*`] };
    case 'has':
      return and(test.values.map((value) => expression.has(test.path, value)));
    case 'empty': {
      const json = expression.json(test.path);
      const list = `${typeOf(test.path, json)} = 'array' AND json_array_length(${json}, '$.${test.path}') = 0`;
      return {
        sql: `(${valueOf(test.path, json)} IS NULL OR (${list})) IS ${test.empty ? 'TRUE' : 'NOT TRUE'}`,
        parameters: [],
      };
    }
  }
}

export function equals(field: string, value: Scalar, isColumn: boolean): Condition {
  if (value === null) return { sql: isColumn ? `${field} = ${LOWEST}` : `${field} IS NULL`, parameters: [] };
  if (typeof value === 'boolean') return { sql: `${field} = ${BOOLEAN[`${value}`]}`, parameters: [] };
  return { sql: `${field} = ?`, parameters: [value] };
}

function oneOf(field: string, values: Scalar[], isColumn: boolean): Condition {
  const listed = values.filter((value) => typeof value === 'string' || typeof value === 'number');
  const others = values.filter((value) => value === null || typeof value === 'boolean');
  const conditions = [...new Set(others)].map((value) => equals(field, value, isColumn));
  if (listed.length > 0) {
    conditions.push({ sql: `${field} IN (SELECT value FROM json_each(?))`, parameters: [JSON.stringify(listed)] });
  }
  return conditions.length === 0 ? never : or(conditions);
}

type Range = Extract<Test, { kind: 'range' }>;

function inRange(field: string, range: Range, siblings: Test[]): Condition {
  const { operator, value } = range;
  const bound = `${field} ${comparison[operator]} ?`;
  const isClosed = siblings.some((other) => other.kind === 'range' && isOppositeBound(other, range));
  return { sql: isClosed ? bound : `(${bound} AND ${field} ${endOf(range)})`, parameters: [value] };
}

const isOppositeBound = (other: Range, range: Range): boolean =>
  other.path === range.path && typeof other.value === typeof range.value && isOpenBelow(other) !== isOpenBelow(range);

const isOpenBelow = ({ operator }: Range): boolean => operator === 'lt' || operator === 'lte';

function endOf(range: Range): string {
  if (typeof range.value === 'number') return isOpenBelow(range) ? `> ${LOWEST}` : `< ${FIRST_TEXT}`;
  return isOpenBelow(range) ? `>= ${FIRST_TEXT}` : `< ${AFTER_TEXTS}`;
}

/** Returns a pattern for GLOB, because LIKE and lower() in SQLite ignore the case of ASCII letters only. */
function foldedGlob(text: string): string {
  return [...text].map(folded).join('');
}

function folded(character: string): string {
  if ('*?['.includes(character)) return `[${character}]`;
  const cases = new Set(
    [character, character.toLowerCase(), character.toUpperCase()].filter((form) => [...form].length === 1),
  );
  return cases.size === 1 ? character : `[${[...cases].join('')}]`;
}
