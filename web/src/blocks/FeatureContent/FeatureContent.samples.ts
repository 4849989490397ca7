import type { PaletteEntry, Chapter, Sample } from '../palette-entry.ts';

export const palette: PaletteEntry = {
  about: 'A large picture next to its text.',
  group: 'pictures',
  synonyms: ['image', 'photo', 'picture and text', 'hero', 'card', 'teaser', 'media object'],
  drawing: [
    ['title', 8, 15, 32],
    ['text', 8, 25, 34, 3],
    ['button', 8, 45, 18],
    ['picture', 50, 8, 38, 44],
  ],
  sampleContent: {
    label: 'A short label',
    title: 'What makes it different',
    text: '<p>Two or three sentences about what the picture shows, and why it matters to the reader.</p>',
  },
};

export const chapter: Chapter = 'pictures';

export const samples: readonly Sample[] = [
  {
    name: 'Picture on the right',
    item: {
      icon: 'lightbulb',
      label: 'Parental leave',
      title: 'Eighteen weeks, either parent',
      text: '<p>Paid at the full wage, taken in one piece or in days. <strong>No waiting period</strong>, and no letter from a doctor.</p>',
      link: { type: 'page', href: '/au/cover', text: 'How it works' },
      image: { imageId: 'static:parental-leave', alt: 'A parent with a baby' },
    },
  },
  {
    name: 'Picture on the left, a few words',
    item: {
      icon: 'ranking',
      title: 'First in claims paid, five years running',
      side: 'left',
      image: { imageId: 'static:mountains', alt: 'Mountains at dawn' },
    },
  },
  {
    name: 'On a colour',
    item: {
      icon: 'world',
      label: 'Three countries',
      title: 'Your cover moves when you do',
      text: '<ul><li>Australia</li><li>New Zealand</li><li>Singapore</li></ul>',
      link: { type: 'external', href: 'https://example.org', text: 'Read the rules' },
      image: { imageId: 'static:journey', alt: 'A car on a long road' },
      backgroundColour: { value: '#143c31', fontColour: '#fffaf0' },
    },
  },
];
