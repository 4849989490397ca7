import { splitLines } from '../../rich-text.ts';
import { checkWhole, text, coercePlain } from './stored-value.ts';
import type { Field, Kind, Options } from './kind.ts';

export interface RichTextField extends Field<'richText', string> {
  hide: RichTextPart[];
}
export type RichTextPart = 'menu' | 'style' | 'headers' | 'lists' | 'links';

export const richText = (label: string, options: Options<string> & { hide?: RichTextPart[] } = {}): RichTextField => ({
  kind: 'richText',
  coerce: coercePlain,
  initial: '',
  hide: [],
  ...options,
  label,
});

export const richTextKind: Kind = {
  role: 'words',
  example: '<h2>Kookaburra</h2><p>A <a href="/file/f1">leaflet</a></p>',
  check: (value) => checkWhole(text, value),
  texts: (value) => (typeof value === 'string' ? splitLines(value) : []),
};
