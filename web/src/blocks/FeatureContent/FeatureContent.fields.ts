import { type ValuesOf, choice, link, optionsOf, picture, richText, text } from '../../fields/field.ts';
import { iconOptions } from '../../ui/icons.ts';
import { declareBlock } from '../block.ts';

const fields = {
  icon: choice('Icon', iconOptions),
  label: text('Label', { max: 120 }),
  title: text('Title', { initial: 'What makes it different' }),
  text: richText('Text', { hide: ['headers'] }),
  link: link('Link'),
  image: picture(
    'Picture',
    { desktop: { width: 1200, height: 1200 } },
    { initial: { imageId: 'static:shape-hills', alt: '' } },
  ),
  side: choice('Picture position', optionsOf({ right: 'On the right', left: 'On the left' })),
};
export type FeatureContentValues = ValuesOf<typeof fields>;

export const featureContentBlock = declareBlock({
  componentType: 'FeatureContent',
  label: 'Feature',
  fields,
});
