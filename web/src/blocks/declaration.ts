import type { ArticleQuery } from '../../../proto/blocks/field-type.ts';
import type { Fields } from '../fields/field.ts';
import type { StructuredData } from './structured-data.ts';

export interface BlockDeclaration<F extends Fields = any> {
  componentType: string;
  label: string;
  about: string;
  fields: F;
  articles?: ArticleQuery;
  structuredData?: StructuredData;
}

export const declareBlock = <const F extends Fields>(declaration: BlockDeclaration<F>): BlockDeclaration<F> =>
  declaration;
