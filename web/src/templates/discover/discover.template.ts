import { openingFields, openingLinks } from '../header-fields.ts';
import type { Template } from '../template.ts';
import { Discover } from './Discover.tsx';

export const discoverTemplate: Template = {
  name: 'discover',
  label: 'Discover',
  about: 'A golden opening for a campaign or a new benefit.',
  header: { ...openingFields, link: openingLinks.link },
  fields: {},
  sections: [{ at: 'contents', label: 'Contents' }],
  View: Discover,
};
