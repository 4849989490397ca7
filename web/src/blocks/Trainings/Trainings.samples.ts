import type { Chapter, Sample } from '../sample.ts';

export const chapter: Chapter = 'lists';

export const samples: readonly Sample[] = [
  {
    name: 'All areas',
    item: {
      title: 'What your managers can learn',
      text: '<p>Half a day each, in your office or on a screen. <strong>Free for every company</strong> with a plan.</p>',
      none: 'The next trainings are being planned. Look in again in spring.',
    },
  },
  { name: 'Of one category', item: { title: 'Leadership', category: 'Leadership' } },
  {
    name: 'Of a category that is gone, on a ground of its own',
    item: {
      title: 'Falconry',
      category: 'Falconry',
      backgroundColour: { value: '#143c31', fontColour: '#fffaf0' },
    },
  },
];
