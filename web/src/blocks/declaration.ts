import type { ArticleQuery } from '../../../proto/blocks/field-type.ts';
import type { Fields } from '../fields/field.ts';

/** Data only, so that it can be read without React or style sheets. */
export interface BlockDeclaration<F extends Fields = any> {
  /** As stored; also the folder name. */
  componentType: string;
  label: string;
  /** One sentence for the palette. */
  about: string;
  fields: F;
  /** For blocks that show articles: which fields filter them. */
  articles?: ArticleQuery;
}

export const declareBlock = <const F extends Fields>(declaration: BlockDeclaration<F>): BlockDeclaration<F> =>
  declaration;
