import { type ValuesOf, link, picture, text } from '../../fields/field.ts';
import { declareBlock } from '../block.ts';

const fields = {
  label: text('Label', { initial: 'Up next', max: 60 }),
  link: link('Next page'),
  text: text('Teaser', { max: 200 }),
  image: picture(
    'Picture',
    { desktop: { width: 1600, height: 700 } },
    { initial: { imageId: 'static:shape-hills', alt: '' } },
  ),
};
export type UpNextValues = ValuesOf<typeof fields>;

export const upNextBlock = declareBlock({
  componentType: 'UpNext',
  label: 'Up next',
  fields,
});
