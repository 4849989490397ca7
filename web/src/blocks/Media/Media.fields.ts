import { type ValuesOf, picture, text, toggle, video } from '../../fields/field.ts';
import { declareBlock } from '../block.ts';

const fields = {
  image: picture(
    'Picture',
    { desktop: { width: 1600, height: 900 } },
    { initial: { imageId: 'static:shape-hills', alt: '' } },
  ),
  video: video('Video'),
  caption: text('Caption', { max: 300 }),
  wide: toggle('Edge to edge'),
};
export type MediaValues = ValuesOf<typeof fields>;

export const mediaBlock = declareBlock({
  componentType: 'Media',
  label: 'Media',
  fields,
});
