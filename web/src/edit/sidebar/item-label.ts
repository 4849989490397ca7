import type { Item } from '../../../../proto/content.ts';
import type { Fields } from '../../fields/field.ts';

const LONGEST = 60;

/** The first words of an item, to tell it from others of its kind. */
export function itemLabel(item: Item, fields: Fields): string {
  for (const [name, { kind }] of Object.entries(fields)) {
    const value = item[name];
    if ((kind !== 'text' && kind !== 'richText') || typeof value !== 'string') continue;
    const words = value
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    if (words) return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
  }
  return '';
}
