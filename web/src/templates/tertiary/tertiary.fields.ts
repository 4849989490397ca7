import { heroFields } from '../header-fields.ts';
import type { TemplateDeclaration } from '../declaration.ts';

export const tertiaryTemplate: TemplateDeclaration = {
  name: 'tertiary',
  label: 'Tertiary',
  about: 'Text only: for terms, policies and answers.',
  header: heroFields,
  fields: {},
  sections: [{ at: 'contents', label: 'Contents' }],
};
