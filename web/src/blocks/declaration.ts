import type { ArticleQuery } from '../../../proto/blocks/field-type.ts';
import type { Fields } from '../fields/field.ts';

/** What a block stores and what an editor can set in it: data only, so that it can be read without React or style sheets. */
export interface BlockDeclaration<F extends Fields = any> {
  /** As stored; also the name of the block's folder. */
  componentType: string;
  /** As the palette shows it. */
  label: string;
  /** A sentence for the palette: what it is good for. */
  about: string;
  fields: F;
  /** For a block that shows articles: which of its fields say which. */
  articles?: ArticleQuery;
}

export const declareBlock = <const F extends Fields>(declaration: BlockDeclaration<F>): BlockDeclaration<F> =>
  declaration;
