import { videoSelect } from '../../fields/field.ts';
import { heroFields, type TemplateDeclaration } from '../template.ts';

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
