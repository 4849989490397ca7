import type { Item } from '../../../../proto/content.ts';
import { plainText } from '../../../../proto/rich-text.ts';
import type { Fields } from '../../fields/field.ts';

const MAX_LENGTH = 60;

export function itemLabel(item: Item, fields: Fields): string {
  for (const [name, { kind }] of Object.entries(fields)) {
    const value = item[name];
    if ((kind !== 'text' && kind !== 'richText') || typeof value !== 'string') continue;
    const text = plainText(value);
    if (text) return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  }
  return '';
}
