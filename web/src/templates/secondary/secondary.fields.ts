import { heroFields } from '../header-fields.ts';
import type { TemplateDeclaration } from '../declaration.ts';

export const secondaryTemplate: TemplateDeclaration = {
  name: 'secondary',
  label: 'Secondary',
  about: 'A plain header with a wide picture beside it.',
  header: heroFields,
  fields: {},
  sections: [{ at: 'contents', label: 'Contents' }],
};
