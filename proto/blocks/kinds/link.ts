import type { Link } from '../../values.ts';
import { checkProperties, oneOf, text, coerceTexts } from './stored-value.ts';
import { type Field, type Kind, type Options, textOf } from './kind.ts';

export const linkTypes = ['page', 'anchor', 'file', 'external'] as const;

export interface LinkField extends Field<'link', Link> {
  /** Adds the visitor's region to an address without one: `/news` becomes `/au/news`. */
  regional?: true;
}

export const link = (label: string, options: Options<Link> & Pick<LinkField, 'regional'> = {}): LinkField => ({
  kind: 'link',
  coerce: coerceTexts('href'),
  initial: { type: 'page', href: '', text: '' },
  ...options,
  label,
});

export const linkKind: Kind = {
  role: 'words',
  shown: ['href', 'text'],
  words: ['text', 'href'],
  example: { type: 'file', href: '/file/f2', text: 'A file' },
  check: (value) => checkProperties(value, 'a link', { type: oneOf(linkTypes), href: text, text }),
  texts: (value) => textOf(value, 'text'),
};
