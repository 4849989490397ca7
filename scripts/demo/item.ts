import type { Item } from '../../proto/content.ts';
import type { Link, Picture } from '../../proto/values.ts';
import { drawings } from './drawings.ts';

export function itemsOf() {
  let count = 0;
  const key = () => `demo-${++count}`;
  const item = (componentType: string, fields: Record<string, unknown> = {}): Item => ({
    componentType,
    key: key(),
    ...fields,
  });
  const rows = <T extends object>(values: T[]) => values.map((value) => ({ ...value, key: key() }));
  return { item, rows };
}

export type Builder = ReturnType<typeof itemsOf>;

export const drawing = (name: string, alt: string = drawings[name] ?? ''): Picture => ({
  imageId: `static:${name}`,
  alt,
});
export const to = (href: string, text: string): Link => ({ type: 'page', href, text });
/** A form on the contact page stores what the link is about. */
export const toContact = (prefix: string, about: string, text: string): Link =>
  to(`/${prefix}/contact?${new URLSearchParams({ about })}`, text);
export const telephone = (number: string): string => `tel:${number.replaceAll(' ', '')}`;
export const away = (href: string, text: string): Link => ({ type: 'external', href, text });
export const paragraphs = (...texts: string[]): string => texts.map((text) => `<p>${text}</p>`).join('');
