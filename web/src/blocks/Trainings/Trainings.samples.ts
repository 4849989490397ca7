import type { PaletteEntry, Chapter, Sample } from '../palette-entry.ts';

export const palette: PaletteEntry = {
  about: 'Trainings by area, from the training service.',
  group: 'articles',
  synonyms: ['courses', 'events', 'workshops', 'seminars', 'learning', 'feed'],
  drawing: [
    ['title', 10, 8, 30],
    ['frame', 10, 19, 36, 34],
    ['title', 15, 25, 22],
    ['text', 15, 34, 26, 3],
    ['frame', 50, 19, 36, 34],
    ['title', 55, 25, 22],
    ['text', 55, 34, 26, 3],
  ],
};

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
