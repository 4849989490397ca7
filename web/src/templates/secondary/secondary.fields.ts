import { openingFields } from '../header-fields.ts';
import type { TemplateDeclaration } from '../declaration.ts';

export const secondaryTemplate: TemplateDeclaration = {
  name: 'secondary',
  label: 'Secondary',
  about: 'A quiet opening with one wide picture below it.',
  header: openingFields,
  fields: {},
  sections: [{ at: 'contents', label: 'Contents' }],
};
