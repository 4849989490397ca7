import { checkWhole, listOf, text, coercePlainList } from './stored-value.ts';
import type { Field, Kind, Options } from './kind.ts';

export const tags = (label: string, options: Options<string[]> = {}): Field<'tags', string[]> => ({
  kind: 'tags',
  coerce: coercePlainList,
  initial: [],
  ...options,
  label,
});

export const tagsKind: Kind = {
  role: 'setting',
  example: ['kookaburra'],
  check: (value) => checkWhole(listOf(text, 'a list of tags'), value),
};
