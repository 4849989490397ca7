import { type ValuesOf, link, picture, richText, text } from '../../fields/field.ts';
import { declareBlock } from '../declaration.ts';

const fields = {
  title: text('Title', { initial: 'Talk it through with us' }),
  text: richText('Text', { hide: ['headers'] }),
  link: link('Button'),
  secondLink: link('Second link'),
  image: picture(
    'Picture',
    { desktop: { width: 1200, height: 900 } },
    { initial: { imageId: 'static:hands', alt: '' } },
  ),
};
export type CtaBlockValues = ValuesOf<typeof fields>;

export const ctaBlock = declareBlock({
  componentType: 'CtaBlock',
  label: 'Call to action',
  about: 'A panel with a picture and a button.',
  fields,
});
