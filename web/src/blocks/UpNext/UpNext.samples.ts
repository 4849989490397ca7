import type { PaletteEntry, Chapter, Sample } from '../palette-entry.ts';

export const palette: PaletteEntry = {
  about: 'A wide link to the next page.',
  group: 'actions',
  synonyms: ['next page', 'read on', 'teaser', 'link', 'continue', 'banner'],
  drawing: [
    ['picture', 8, 10, 80, 40],
    ['text', 14, 39, 24, 1],
    ['title', 14, 44, 40],
  ],
  sampleContent: { text: 'One sentence about what readers find there.' },
};

export const chapter: Chapter = 'pictures';

export const samples: readonly Sample[] = [
  {
    name: 'The next page with a teaser',
    item: {
      link: { type: 'page', href: '/au/cover', text: 'The whole of a working life' },
      text: 'Life insurance, super and leave in one place: what each of them does, and when.',
    },
  },
  {
    name: 'With a label and a picture of its own',
    item: {
      label: 'Then read',
      link: { type: 'page', href: '/au/contact', text: 'Talk to somebody who knows your award' },
      image: { imageId: 'static:hands', alt: '' },
    },
  },
  {
    name: 'Without a picture, on a colour',
    item: {
      link: { type: 'page', href: '/au/news', text: 'All our news' },
      image: { imageId: '' },
      backgroundColour: { value: '#143c31', fontColour: '#fffaf0' },
    },
  },
];
