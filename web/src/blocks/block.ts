import type { ComponentType } from 'react';
import type { Item } from '../../../proto/content.ts';
import { type Fields, type ValuesOf, coerceValue } from '../fields/field.ts';
import type { BlockDeclaration } from './declaration.ts';

export interface Block<F extends Fields = any> extends BlockDeclaration<F> {
  View: ComponentType<ValuesOf<F>>;
}

export const defineBlock = <F extends Fields>(
  declaration: BlockDeclaration<F>,
  View: ComponentType<ValuesOf<F>>,
): Block<F> => ({ ...declaration, View });

export function toProps<F extends Fields>(block: BlockDeclaration<F>, item: Item): ValuesOf<F> {
  const values = Object.entries(block.fields as Fields).map(([name, field]) => [
    name,
    coerceValue(field, get(item, name)),
  ]);
  return Object.fromEntries(values) as ValuesOf<F>;
}

const get = (item: Item, name: string): unknown =>
  name.split('.').reduce<any>((value, step) => (value == null ? undefined : value[step]), item);
