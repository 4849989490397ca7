import { type PageType, slugIn } from './page-type.ts';

export const newsPageType: PageType = {
  name: 'news',
  label: 'News',
  templates: ['article'],
  slugOf: slugIn('news'),
  initial: (now) => ({ header: { icon: 'mountains', date: now.slice(0, 10) }, tags: [] }),
};
