import { checkWhole, text } from './checks.ts';
import { coercePlain } from './coerce.ts';
import type { Field, Kind, Options } from './kind.ts';

/** File name of one of the site's videos; empty for none. */
export const videoSelect = (label: string, options: Options<string> = {}): Field<'videoSelect', string> => ({
  kind: 'videoSelect',
  coerce: coercePlain,
  initial: '',
  ...options,
  label,
});

export const videoSelectKind: Kind = {
  example: 'kookaburra.mp4',
  check: (value) => checkWhole(text, value),
};
