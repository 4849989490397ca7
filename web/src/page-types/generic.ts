import { type PageType, slugIn } from './page-type.ts';

export const genericPageType: PageType = {
  name: 'page',
  label: 'Page',
  templates: ['primary', 'secondary', 'tertiary', 'home', 'discover', 'listing'],
  slugOf: slugIn(''),
};
