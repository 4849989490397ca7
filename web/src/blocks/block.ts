import type { ComponentType } from 'react';
import type { Item } from '../../../proto/content.ts';
import type { Fields, ValuesOf } from '../fields/field.ts';
import { fittingValue } from '../fields/fitting-value.ts';

/** A kind of content block: what it stores, what an editor can set, how it looks. One object is the whole registration. */
export interface Block<F extends Fields = any> {
  /** As stored; also the name of the block's folder. */
  componentType: string;
  /** As the palette shows it. */
  label: string;
  /** A sentence for the palette: what it is good for. */
  about: string;
  fields: F;
  View: ComponentType<ValuesOf<F>>;
}

export const defineBlock = <const F extends Fields>(block: Block<F>): Block<F> => block;

/** A new item of a block, its fields at their first values. A name with a dot is a field inside another: `reverse.mobile`. */
export function newItem(block: Block, key: string): Item {
  const item: Item = { componentType: block.componentType, key };
  for (const [name, field] of Object.entries(block.fields as Fields)) put(item, name, structuredClone(field.initial));
  return item;
}

/** What a view gets for a stored item: fields get their first values where none is stored, or one that can not be shown. */
export function propsOf<F extends Fields>(block: Block<F>, item: Item): ValuesOf<F> {
  const values = Object.entries(block.fields as Fields).map(([name, field]) => [
    name,
    fittingValue(field, get(item, name)),
  ]);
  return Object.fromEntries(values) as ValuesOf<F>;
}

const get = (item: Item, name: string): unknown =>
  name.split('.').reduce<any>((value, step) => (value == null ? undefined : value[step]), item);

function put(item: Item, name: string, value: unknown): void {
  const [first, second] = name.split('.') as [string, string?];
  item[first] = second === undefined ? value : { ...(item[first] as object | undefined), [second]: value };
}
