import { checkWhole, text, coercePlain } from './stored-value.ts';
import type { Field, Kind, Options } from './kind.ts';

export const videoSelect = (label: string, options: Options<string> = {}): Field<'videoSelect', string> => ({
  kind: 'videoSelect',
  coerce: coercePlain,
  initial: '',
  ...options,
  label,
});

export const videoSelectKind: Kind = {
  role: 'source',
  example: 'kookaburra.mp4',
  check: (value) => checkWhole(text, value),
};
