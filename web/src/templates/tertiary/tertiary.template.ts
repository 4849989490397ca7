import { openingFields } from '../header-fields.ts';
import type { Template } from '../template.ts';
import { Tertiary } from './Tertiary.tsx';

export const tertiaryTemplate: Template = {
  name: 'tertiary',
  label: 'Tertiary',
  about: 'Words alone: for terms, policies and answers.',
  header: openingFields,
  fields: {},
  sections: [{ at: 'contents', label: 'Contents' }],
  View: Tertiary,
};
