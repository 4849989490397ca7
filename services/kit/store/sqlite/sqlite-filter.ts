import type { Test } from '../read-filter.ts';
import { parseFilter } from '../read-filter.ts';
import type { CollectionSpec, Filter, Scalar } from '../store.ts';
import { foldedGlob } from './folded-glob.ts';
import { indexedFields } from './indexed-fields.ts';
import { AFTER_TEXTS, FIRST_TEXT, itemValue, NOTHING, TRUTH, typeOf, valueOf } from './sqlite-field.ts';

export type Parameter = string | number;

export interface Condition {
  sql: string;
  parameters: Parameter[];
}

/** Where the values of fields stand: in the documents, or in the rows of a table that follows them. */
export interface FieldExpression {
  value(path: string): string;
  /** The column whose JSON has this field. */
  json(path: string): string;
  /** A column that holds NOTHING where the document has nothing. */
  isColumn(path: string): boolean;
  /** How a list is asked for an item. */
  has(path: string, value: Scalar): Condition;
}

/** The rows of a collection: what is indexed is read from the small column, as its indexes do. */
export function documentsOf(spec: Pick<CollectionSpec, 'indexes' | 'tallies'>): FieldExpression {
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
}

const comparison = { gt: '>', gte: '>=', lt: '<', lte: '<=' };
const never: Condition = { sql: '0', parameters: [] };
const always: Condition = { sql: '1', parameters: [] };

/** A filter as a WHERE condition: every value is a parameter, so nothing that a person sent becomes SQL. */
export function sqliteFilter(filter: Filter, place: FieldExpression): Condition {
  return allOf(parseFilter(filter), place);
}

export function allOf(tests: Test[], place: FieldExpression): Condition {
  return tests.length === 0
    ? always
    : joinConditions(
        tests.map((test) => compile(test, place, tests)),
        ' AND ',
      );
}

function joinConditions(conditions: Condition[], by: ' AND ' | ' OR '): Condition {
  return {
    sql: `(${conditions.map(({ sql }) => sql).join(by)})`,
    parameters: conditions.flatMap(({ parameters }) => parameters),
  };
}

function compile(test: Test, place: FieldExpression, beside: Test[]): Condition {
  if (test.kind === 'any')
    return test.filters.length === 0
      ? never
      : joinConditions(
          test.filters.map((tests) => allOf(tests, place)),
          ' OR ',
        );
  const [field, isColumn] = [place.value(test.path), place.isColumn(test.path)];
  switch (test.kind) {
    case 'equals':
      return equals(field, test.value, isColumn);
    case 'ne': {
      const { sql, parameters } = equals(field, test.value, isColumn);
      return { sql: `(${sql}) IS NOT TRUE`, parameters };
    }
    case 'in':
      return isOneOf(field, test.values, isColumn);
    case 'range':
      return inRange(field, test, beside);
    case 'contains':
      return { sql: `(typeof(${field}) = 'text' AND ${field} GLOB ?)`, parameters: [`*${foldedGlob(test.text)}*`] };
    case 'has':
      return joinConditions(
        test.values.map((value) => place.has(test.path, value)),
        ' AND ',
      );
    case 'empty': {
      const json = place.json(test.path);
      const list = `${typeOf(test.path, json)} = 'array' AND json_array_length(${json}, '$.${test.path}') = 0`;
      return {
        sql: `(${valueOf(test.path, json)} IS NULL OR (${list})) IS ${test.empty ? 'TRUE' : 'NOT TRUE'}`,
        parameters: [],
      };
    }
  }
}

export function equals(field: string, wanted: Scalar, isColumn: boolean): Condition {
  if (wanted === null) return { sql: isColumn ? `${field} = ${NOTHING}` : `${field} IS NULL`, parameters: [] };
  if (typeof wanted === 'boolean') return { sql: `${field} = ${TRUTH[`${wanted}`]}`, parameters: [] };
  return { sql: `${field} = ?`, parameters: [wanted] };
}

/** However many texts and numbers there are, the statement is the same. */
function isOneOf(field: string, values: Scalar[], isColumn: boolean): Condition {
  const listed = values.filter((value) => typeof value === 'string' || typeof value === 'number');
  const others = values.filter((value) => value === null || typeof value === 'boolean');
  const conditions = [...new Set(others)].map((value) => equals(field, value, isColumn));
  if (listed.length > 0) {
    conditions.push({ sql: `${field} IN (SELECT value FROM json_each(?))`, parameters: [JSON.stringify(listed)] });
  }
  return conditions.length === 0 ? never : joinConditions(conditions, ' OR ');
}

type Range = Extract<Test, { kind: 'range' }>;

/**
 * A range of numbers ends where the texts begin, and one of texts where they do; NOTHING is in none. Where the other end is named
 * it is the only one: of two SQLite follows the first.
 */
function inRange(field: string, range: Range, beside: Test[]): Condition {
  const { operator, value } = range;
  const bound = `${field} ${comparison[operator]} ?`;
  const isClosed = beside.some((other) => other.kind === 'range' && isOppositeBound(other, range));
  return { sql: isClosed ? bound : `(${bound} AND ${field} ${endOf(range)})`, parameters: [value] };
}

const isOppositeBound = (other: Range, range: Range): boolean =>
  other.path === range.path && typeof other.value === typeof range.value && isOpenBelow(other) !== isOpenBelow(range);

const isOpenBelow = ({ operator }: Range): boolean => operator === 'lt' || operator === 'lte';

function endOf(range: Range): string {
  if (typeof range.value === 'number') return isOpenBelow(range) ? `> ${NOTHING}` : `< ${FIRST_TEXT}`;
  return isOpenBelow(range) ? `>= ${FIRST_TEXT}` : `< ${AFTER_TEXTS}`;
}
