import { videoSelect } from '../../fields/field.ts';
import { heroFields } from '../header-fields.ts';
import type { TemplateDeclaration } from '../declaration.ts';

export const homeTemplate: TemplateDeclaration = {
  name: 'home',
  header: {
    ...heroFields,
    video: videoSelect('Background video', {
      hint: 'Plays over the picture, unless visitors prefer reduced motion.',
    }),
  },
  fields: {},
  sections: [{ at: 'contents', label: 'Contents' }],
};
