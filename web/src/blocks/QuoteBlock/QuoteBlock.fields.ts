import { type ValuesOf, choice, optionsOf, picture, richText, text } from '../../fields/field.ts';
import { declareBlock } from '../block.ts';

const fields = {
  quote: richText('Quote', { hide: ['headers', 'lists'], initial: '<p>What somebody said of us.</p>' }),
  name: text('Who said it', { initial: 'A member', max: 120 }),
  role: text('Who they are', { max: 160 }),
  image: picture('Portrait', { desktop: { width: 600, height: 600 } }),
  look: choice('Look', optionsOf({ plain: 'On the page', panel: 'On a panel' })),
};
export type QuoteBlockValues = ValuesOf<typeof fields>;

export const quoteBlock = declareBlock({
  componentType: 'QuoteBlock',
  label: 'Quote',
  fields,
});
