import { type ValuesOf, list, picture, text, video } from '../../fields/field.ts';
import { declareBlock } from '../block.ts';

const fields = {
  title: text('Title', { initial: 'In their own words' }),
  videos: list(
    'Videos',
    {
      title: text('Title', { max: 160 }),
      image: picture('Picture', { desktop: { width: 1600, height: 900 } }),
      video: video('Video'),
    },
    { rowLabel: 'Video', max: 20 },
  ),
};
export type VideoCarouselValues = ValuesOf<typeof fields>;

export const videoCarouselBlock = declareBlock({
  componentType: 'VideoCarousel',
  label: 'Video carousel',
  fields,
});
