import { openingFields } from '../header-fields.ts';
import type { Template } from '../template.ts';
import { Secondary } from './Secondary.tsx';

export const secondaryTemplate: Template = {
  name: 'secondary',
  label: 'Secondary',
  about: 'A quiet opening with one wide picture below it.',
  header: openingFields,
  fields: {},
  sections: [{ at: 'contents', label: 'Contents' }],
  View: Secondary,
};
