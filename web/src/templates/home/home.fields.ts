import { videoSelect } from '../../fields/field.ts';
import { heroFields, heroLinks } from '../header-fields.ts';
import type { TemplateDeclaration } from '../declaration.ts';

export const homeTemplate: TemplateDeclaration = {
  name: 'home',
  label: 'Home',
  about: "A region's front door: the widest words, a picture and two ways on.",
  header: {
    ...heroFields,
    video: videoSelect('Background video', {
      hint: 'It plays where the picture stands, which stays for who wants no movement.',
    }),
    ...heroLinks,
  },
  fields: {},
  sections: [{ at: 'contents', label: 'Contents' }],
};
