import { checkWhole, text as isText, coercePlain } from './stored-value.ts';
import type { Field, Kind, Options } from './kind.ts';

export interface TextField extends Field<'text', string> {
  multiline: boolean;
  max: number;
  /** False for names, ids and filters, which visitors do not read. */
  indexed?: false;
  input?: 'time';
}

export const text = (
  label: string,
  options: Options<string> & { multiline?: boolean; max?: number; indexed?: false; input?: 'time' } = {},
): TextField => ({ kind: 'text', coerce: coercePlain, initial: '', multiline: false, max: 300, ...options, label });

export const textKind: Kind<Pick<TextField, 'max' | 'indexed'>> = {
  role: 'words',
  example: 'kookaburra',
  describe: ({ max, indexed }: TextField) => ({ max, indexed }),
  check: (value) => checkWhole(isText, value),
  texts: (value, { indexed }) => (typeof value === 'string' && indexed !== false ? [value.trim()] : []),
};
