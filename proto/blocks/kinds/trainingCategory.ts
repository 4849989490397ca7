import { checkWhole, text, coercePlain } from './stored-value.ts';
import type { Field, Kind, Options } from './kind.ts';

export const trainingCategory = (label: string, options: Options<string> = {}): Field<'trainingCategory', string> => ({
  kind: 'trainingCategory',
  coerce: coercePlain,
  initial: '',
  ...options,
  label,
});

export const trainingCategoryKind: Kind = {
  role: 'source',
  example: 'kookaburra',
  check: (value) => checkWhole(text, value),
};
