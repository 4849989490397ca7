import { heroFields } from '../header-fields.ts';
import type { TemplateDeclaration } from '../declaration.ts';

export const primaryTemplate: TemplateDeclaration = {
  name: 'primary',
  label: 'Primary',
  about: 'A picture in an arch next to the text, then any blocks.',
  header: heroFields,
  fields: {},
  sections: [{ at: 'contents', label: 'Contents' }],
};
