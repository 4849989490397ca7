import type { ComponentType } from 'react';
import type { Item } from '../../../proto/content.ts';
import { type Fields, type ValuesOf, coerceValue } from '../fields/field.ts';
import type { ArticleQuery } from '../../../proto/blocks/field-type.ts';

export interface Block<F extends Fields = any> extends BlockDeclaration<F> {
  View: ComponentType<ValuesOf<F>>;
}

export const defineBlock = <F extends Fields>(
  declaration: BlockDeclaration<F>,
  View: ComponentType<ValuesOf<NoInfer<F>>>,
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

export interface BlockDeclaration<F extends Fields = any> {
  componentType: string;
  label: string;
  fields: F;
  articles?: ArticleQuery;
  structuredData?: StructuredData;
}

export const declareBlock = <const F extends Fields>(declaration: BlockDeclaration<F>): BlockDeclaration<F> =>
  declaration;

/** Describes the rows of a block for search engines: their type and the fields to read. Without `rows`, it describes the block itself. */
export type StructuredData =
  | { type: 'question'; rows?: string; fields: Record<'question' | 'answer', string> }
  | { type: 'contact'; rows?: string; fields: Record<'name' | 'role' | 'phone' | 'email' | 'place', string> }
  | {
      type: 'job';
      rows?: string;
      fields: Record<'title' | 'place' | 'kind' | 'posted' | 'closes' | 'description', string>;
    };

export type StructuredDataType = StructuredData['type'];
