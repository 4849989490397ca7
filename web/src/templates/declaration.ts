import type { Template as TemplateName } from '../../../proto/entities/page.ts';
import type { Fields } from '../fields/field.ts';

/** Header fields and content lists of a page: data only, like a block's declaration. */
export interface TemplateDeclaration {
  name: TemplateName;
  label: string;
  about: string;
  header: Fields;
  fields: Fields;
  sections: readonly Section[];
}

export interface Section {
  at: 'contents' | 'articleContents' | 'eventContents';
  label: string;
  whitelist?: string[];
  blacklist?: string[];
}
