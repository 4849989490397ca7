import { type PageType, slugIn } from './page-type.ts';

export const eventPageType: PageType = {
  name: 'event',
  label: 'Event',
  templates: ['event'],
  slugOf: slugIn('event'),
  initial: (now) => ({ header: { date: now.slice(0, 10) }, tags: [] }),
};
