import { heroFields } from '../header-fields.ts';
import type { TemplateDeclaration } from '../declaration.ts';

export const discoverTemplate: TemplateDeclaration = {
  name: 'discover',
  label: 'Discover',
  about: 'A golden header for a campaign or a new benefit.',
  header: heroFields,
  fields: {},
  sections: [{ at: 'contents', label: 'Contents' }],
};
