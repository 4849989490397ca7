import { isRecord, keepSame, mergeValues } from './stored-value.ts';
import { type Field, type Fields, type Kind, type RowOf, type ValuesOf, coerceValue } from './kind.ts';
import type { FieldTypes } from '../kinds.ts';

export interface ListField<F extends Fields = Fields> extends Field<'list', RowOf<F>[]> {
  of: F;
  max: number;
  rowLabel: string;
  /** Rows of a new block that an editor adds. A stored item without the list has no rows. */
  rowsOfNewItem?: ValuesOf<F>[];
}

export const list = <F extends Fields>(
  label: string,
  of: F,
  options: { rowLabel: string; max?: number; hint?: string; rowsOfNewItem?: ValuesOf<F>[] },
): ListField<F> => ({
  kind: 'list',
  coerce: (stored, { initial }) => (Array.isArray(stored) ? keepSame(stored, coerceRows(stored, of)) : initial),
  initial: [],
  max: 50,
  ...options,
  label,
  of,
});

const coerceRows = (stored: unknown[], of: Fields): Record<string, unknown>[] =>
  stored.filter(isRecord).map((row) => {
    const values = Object.entries(of).map(([name, field]) => [name, coerceValue(field, row[name])]);
    return mergeValues(row, Object.fromEntries(values));
  });

interface ListType {
  max: number;
  of: FieldTypes;
}

export const listKind: Kind<ListType> = {
  role: 'structure',
  example: [{ key: 'r1', title: 'Kookaburra' }],
  describe: ({ max, of }: ListField, describeFields) => ({ max, of: describeFields(of) }),
  check: (value) => (Array.isArray(value) ? [] : [{ must: 'must be a list' }]),
};
