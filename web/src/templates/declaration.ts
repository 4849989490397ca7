import type { Template as TemplateName } from '../../../proto/entities/page.ts';
import type { Fields } from '../fields/field.ts';

/** The shape of a page: the fields of its header, and its lists of contents. Data only, as a block's declaration is. */
export interface TemplateDeclaration {
  name: TemplateName;
  /** As editors choose it. */
  label: string;
  about: string;
  /** Fields of the page's header. */
  header: Fields;
  /** Fields of the page itself, outside its header. */
  fields: Fields;
  /** The lists of contents it shows, in their order. */
  sections: readonly Section[];
}

export interface Section {
  at: 'contents' | 'articleContents' | 'eventContents';
  label: string;
  whitelist?: string[];
  blacklist?: string[];
}
