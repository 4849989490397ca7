import type { PaletteEntry, Chapter, Sample } from '../palette-entry.ts';

export const palette: PaletteEntry = {
  about: 'An introduction in larger type.',
  group: 'more',
  synonyms: ['introduction', 'lead', 'intro', 'standfirst', 'large'],
  drawing: [
    ['title', 14, 18, 68],
    ['title', 14, 28, 62],
    ['title', 14, 38, 36],
  ],
};

export const chapter: Chapter = 'words';

export const samples: readonly Sample[] = [
  {
    name: 'An introduction',
    item: {
      text: '<p>From the first day to the last, and on the days when work has to wait: <strong>one plan</strong> for a whole <a href="/au/cover">working life</a>.</p>',
    },
  },
  {
    name: 'In colour',
    item: {
      text: '<p>We have never raised a premium in the year of a claim.</p>',
      backgroundColour: { value: '#1c262d', fontColour: '#eef1ee' },
    },
  },
];
