import { type Fields, link, list, text } from '../../fields/field.ts';

export const subNavFields: Fields = {
  name: text('Name', { max: 100 }),
  items: list('Links', { link: link('Link') }, { rowLabel: 'Link', max: 50 }),
};
