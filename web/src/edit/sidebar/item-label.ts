import type { Item } from '../../../../proto/content.ts';
import type { Fields } from '../../fields/field.ts';

const LONGEST = 60;

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
