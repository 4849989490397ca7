import { coercePlain } from './stored-value.ts';
import type { Field, Kind, Options } from './kind.ts';

export const toggle = (label: string, options: Options<boolean> = {}): Field<'toggle', boolean> => ({
  kind: 'toggle',
  coerce: coercePlain,
  initial: false,
  ...options,
  label,
});

export const toggleKind: Kind = {
  role: 'setting',
  example: true,
  check: (value) => (typeof value === 'boolean' ? [] : [{ must: 'must be true or false' }]),
};
