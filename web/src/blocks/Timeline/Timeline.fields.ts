import { type ValuesOf, list, picture, richText, text } from '../../fields/field.ts';
import { declareBlock } from '../block.ts';

const fields = {
  title: text('Title', { initial: 'How we got here' }),
  events: list(
    'Moments',
    {
      date: text('When', { max: 60 }),
      title: text('What', { max: 200 }),
      text: richText('Text', { hide: ['headers'] }),
      image: picture('Picture', { desktop: { width: 800, height: 600 } }, { freeform: true }),
    },
    { rowLabel: 'Moment', max: 40 },
  ),
};
export type TimelineValues = ValuesOf<typeof fields>;

export const timelineBlock = declareBlock({
  componentType: 'Timeline',
  label: 'Timeline',
  fields,
});
