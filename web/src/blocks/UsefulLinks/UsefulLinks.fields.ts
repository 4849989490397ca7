import { type ValuesOf, link, list, text } from '../../fields/field.ts';
import { declareBlock } from '../block.ts';

const fields = {
  title: text('Title', { initial: 'Useful links' }),
  links: list('Links', { link: link('Link'), text: text('What it is', { max: 300 }) }, { rowLabel: 'Link', max: 30 }),
};
export type UsefulLinksValues = ValuesOf<typeof fields>;

export const usefulLinksBlock = declareBlock({
  componentType: 'UsefulLinks',
  label: 'Useful links',
  fields,
});
