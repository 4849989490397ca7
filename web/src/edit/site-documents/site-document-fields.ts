import { type Fields, link, list, picture, tags, text } from '../../fields/field.ts';

const nav: Fields = {
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

const footer: Fields = {
  items: list(
    'Columns',
    { name: text('Name', { max: 200 }), links: list('Links', { link: link('Link') }, { rowLabel: 'Link' }) },
    { rowLabel: 'Column', max: 20 },
  ),
  'slogan.text': text('Slogan', { max: 500 }),
  cta: link('Button', { regional: true }),
  subscriptionInfo: link('Subscription'),
  facebook: link('Facebook'),
  twitter: link('Twitter'),
  instagram: link('Instagram'),
  linkedIn: link('LinkedIn'),
  brands: list(
    'Brands',
    { link: link('Link'), image: picture('Picture', { logo: { width: 240, height: 120 } }) },
    { rowLabel: 'Brand' },
  ),
  legal: text('Legal line', { multiline: true, max: 1000, hint: 'Company, licence and registration.' }),
  customLinks: list('Small links', { link: link('Link') }, { rowLabel: 'Link' }),
};

const subNav: Fields = {
  name: text('Name', { max: 100 }),
  items: list('Links', { link: link('Link') }, { rowLabel: 'Link', max: 50 }),
};

export const siteDocumentFields = { nav, footer, subNav };
