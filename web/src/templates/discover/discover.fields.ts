import { openingFields, openingLinks } from '../header-fields.ts';
import type { TemplateDeclaration } from '../declaration.ts';

export const discoverTemplate: TemplateDeclaration = {
  name: 'discover',
  label: 'Discover',
  about: 'A golden opening for a campaign or a new benefit.',
  header: { ...openingFields, link: openingLinks.link },
  fields: {},
  sections: [{ at: 'contents', label: 'Contents' }],
};
