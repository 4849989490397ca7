import { type Fields, link, list, tags, text } from '../../fields/field.ts';

export const navFields: Fields = {
  items: list(
    'Items',
    { link: link('Link'), subItems: list('Dropdown', { link: link('Link') }, { rowLabel: 'Link' }) },
    { rowLabel: 'Item' },
  ),
  contactLink: link('Contact link', { regional: true }),
  ctaText: text('Text next to the button', { max: 200 }),
  ctaLink: link('Button', { regional: true }),
  brands: list('Brands', { link: link('Link') }, { rowLabel: 'Brand' }),
  'regionsOverlay.label': text('Region picker: label', { max: 200 }),
  'regionsOverlay.title': text('Region picker: title', { max: 200 }),
  'regionsOverlay.text': text('Region picker: text', { multiline: true, max: 2000 }),
  topSearch: tags('Top searches', { hint: 'Terms that the search suggests. Press Enter to add one.' }),
};
