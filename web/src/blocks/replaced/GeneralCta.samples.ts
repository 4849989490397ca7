import type { PaletteEntry, Chapter, Sample } from '../palette-entry.ts';

export const palette: PaletteEntry = {
  about: 'One line and one button across the page.',
  group: 'more',
  synonyms: ['cta', 'button', 'banner', 'strip', 'contact', 'promotion'],
  drawing: [
    ['panel', 8, 18, 80, 24],
    ['title', 15, 25, 32],
    ['text', 15, 34, 24, 1],
    ['button', 62, 26, 20],
  ],
  sampleContent: { title: 'What readers can do next', text: 'One sentence about why they should.' },
};

export const chapter: Chapter = 'steps';

export const samples: readonly Sample[] = [
  {
    name: 'A line and a button',
    item: {
      title: 'Coming with colleagues?',
      text: 'Tell us how many, and we keep a table.',
      link: { type: 'page', href: '/au/contact', text: 'Keep us a table' },
    },
  },
  {
    name: 'The title alone',
    item: {
      title: 'A plan for fewer than twenty people begins at nine dollars a month for each of them',
      text: '',
      link: { type: 'external', href: 'https://example.org/calculator', text: 'Work it out' },
    },
  },
  {
    name: 'In colour',
    item: {
      title: 'Your members have an app',
      text: 'Cover, claims and leave in their pocket, on any telephone that is younger than ten years.',
      link: { type: 'page', href: '/au/cover', text: 'See what it shows' },
      backgroundColour: { value: '#e5a433', fontColour: '#17261f' },
    },
  },
];
