import type { PaletteEntry, Chapter, Sample } from '../palette-entry.ts';

export const palette: PaletteEntry = {
  about: 'A large quote and who said it.',
  group: 'text',
  synonyms: ['testimonial', 'citation', 'review', 'customer', 'opinion', 'blockquote'],
  drawing: [
    ['word', 14, 27, '“'],
    ['title', 30, 15, 52],
    ['title', 30, 25, 38],
    ['disc', 34, 44, 5],
    ['text', 44, 41, 26, 2],
  ],
  sampleContent: {
    quote: '<p>One or two sentences, in the words of the person.</p>',
    name: 'Name of the person',
    role: 'Role and organisation',
  },
};

export const chapter: Chapter = 'words';

export const samples: readonly Sample[] = [
  {
    name: 'On the page, with a portrait',
    item: {
      quote: '<p>They rang before I had found the number. Two days later it was <strong>paid</strong>.</p>',
      name: 'Anna Petrakis',
      role: 'Head of people, Harbour Ferries',
      image: { imageId: 'static:portrait-anna', alt: 'Anna Petrakis' },
    },
  },
  {
    name: 'On a panel, with a portrait',
    item: {
      look: 'panel',
      quote:
        '<p>Nine in ten of our people chose to add something of their own. I have never seen a form filled in so gladly.</p>',
      name: 'David Okafor',
      role: 'Chief executive, Northern Rail',
      image: { imageId: 'static:portrait-david', alt: 'David Okafor' },
    },
  },
  {
    name: 'A long one, without a portrait',
    item: {
      quote:
        '<p>When the mine closed we had four hundred families to look after and a month to do it in. They came with two people, a caravan and a list, and stayed until the last of us had somewhere to go.</p><p>You do not forget who was there.</p>',
      name: 'Mei Tan',
      role: '',
    },
  },
  {
    name: 'In colour',
    item: {
      backgroundColour: { value: '#143c31', fontColour: '#fbf5ea' },
      quote: '<p>It costs us less than the fruit bowl, and it is the one thing people stay for.</p>',
      name: 'Tane Walker',
      role: 'Owner, Walker Joinery',
      image: { imageId: 'static:portrait-tane', alt: 'Tane Walker' },
    },
  },
];
