import { checkWhole, text, coercePlain } from './stored-value.ts';
import type { Field, Kind, Options } from './kind.ts';

interface DateField extends Field<'date', string> {
  shownUntil?: true;
}

export const date = (label: string, options: Options<string> & Pick<DateField, 'shownUntil'> = {}): DateField => ({
  kind: 'date',
  coerce: coercePlain,
  initial: '',
  ...options,
  label,
});

export const dateKind: Kind<Pick<DateField, 'shownUntil'>> = {
  role: 'setting',
  example: '2031-05-03',
  describe: ({ shownUntil }: DateField) => ({ shownUntil }),
  check: (value) => checkWhole(text, value),
};
