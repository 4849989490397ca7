import { checkWhole, number as isNumber, coercePlain } from './stored-value.ts';
import type { Field, Kind, Options } from './kind.ts';

export interface NumberField extends Field<'number', number> {
  min: number;
  max: number;
  step: number;
  maxWith?: { toggle: string; max: number };
}

export const number = (
  label: string,
  range: Pick<NumberField, 'min' | 'max' | 'maxWith'> & { step?: number },
  options: Options<number> = {},
): NumberField => ({ kind: 'number', coerce: coercePlain, initial: range.min, step: 1, ...options, ...range, label });

export const numberKind: Kind<Pick<NumberField, 'min' | 'max'>> = {
  role: 'setting',
  example: 3,
  describe: ({ min, max }: NumberField) => ({ min, max }),
  // The range of the field is not checked, because views clamp numbers when they draw them.
  check: (value) => checkWhole(isNumber, value),
};
