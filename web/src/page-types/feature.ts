import { type PageType, slugIn } from './page-type.ts';

export const featurePageType: PageType = {
  name: 'feature',
  label: 'Feature',
  templates: ['article'],
  slugOf: slugIn('feature'),
  initial: (now) => ({ header: { icon: 'mountains', date: now.slice(0, 10) }, tags: [] }),
};
