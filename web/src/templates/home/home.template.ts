import { openingFields, openingLinks } from '../header-fields.ts';
import type { Template } from '../template.ts';
import { Home } from './Home.tsx';

export const homeTemplate: Template = {
  name: 'home',
  label: 'Home',
  about: "A region's front door: the widest words, a picture and two ways on.",
  header: { ...openingFields, ...openingLinks },
  fields: {},
  sections: [{ at: 'contents', label: 'Contents' }],
  View: Home,
};
