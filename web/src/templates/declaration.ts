import type { Template as TemplateName } from '../../../proto/entities/page.ts';
import type { Fields } from '../fields/field.ts';

export interface TemplateDeclaration {
  name: TemplateName;
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
