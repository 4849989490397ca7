import { type Fields, link, list, picture, text } from '../../fields/field.ts';

export const footerFields: Fields = {
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
