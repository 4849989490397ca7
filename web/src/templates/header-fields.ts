import { link, picture, richText, text } from '../fields/field.ts';

export const heroFields = {
  label: text('Label', { hint: 'A word or two above the title.', max: 200 }),
  title: text('Title'),
  introduction: richText('Introduction', { hide: ['headers', 'lists'] }),
  image: picture('Picture', { desktop: { width: 1200, height: 900 } }),
  link: link('Button'),
  secondLink: link('Second link'),
};
