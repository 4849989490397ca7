import type { Item } from '../../content.ts';
import { isRecord, keepSame } from './stored-value.ts';
import type { Field, Kind, Options } from './kind.ts';

export interface ContentsField extends Field<'contents', Item[]> {
  whitelist?: readonly string[];
  blacklist?: readonly string[];
}

export const contents = (
  label: string,
  options: Options<Item[]> & Pick<ContentsField, 'whitelist' | 'blacklist'> = {},
): ContentsField => ({
  kind: 'contents',
  coerce: (stored, { initial }) => (Array.isArray(stored) ? keepSame(stored, stored.filter(isItem)) : initial),
  initial: [],
  ...options,
  label,
});

const isItem = (value: unknown): boolean => isRecord(value) && typeof value.componentType === 'string';

export const contentsKind: Kind<Pick<ContentsField, 'whitelist' | 'blacklist'>> = {
  role: 'structure',
  example: [{ key: 'c1', componentType: 'Text', text: 'Kookaburra' }],
  describe: ({ whitelist, blacklist }: ContentsField) => ({ whitelist, blacklist }),
  check: (value) => (Array.isArray(value) ? [] : [{ must: 'must be a list of blocks' }]),
};
