import { openingFields } from '../header-fields.ts';
import type { Template } from '../template.ts';
import { Primary } from './Primary.tsx';

export const primaryTemplate: Template = {
  name: 'primary',
  label: 'Primary',
  about: 'A picture in an arch beside the words, then any blocks.',
  header: openingFields,
  fields: {},
  sections: [{ at: 'contents', label: 'Contents' }],
  View: Primary,
};
