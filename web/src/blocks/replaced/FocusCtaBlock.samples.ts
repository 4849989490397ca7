import type { PaletteEntry, Chapter, Sample } from '../palette-entry.ts';

export const palette: PaletteEntry = {
  about: 'A person on a golden background, and one button.',
  group: 'more',
  synonyms: ['cta', 'button', 'hero', 'banner', 'person', 'promotion', 'gold'],
  drawing: [
    ['panel', 8, 10, 80, 42],
    ['title', 15, 19, 32],
    ['text', 15, 28, 30, 2],
    ['button', 15, 41, 20],
    ['disc', 70, 24, 7],
    ['disc', 70, 47, 14],
  ],
  sampleContent: {
    title: 'What readers can do next',
    text: '<p>One or two sentences about why they should.</p>',
  },
};

export const chapter: Chapter = 'steps';

export const samples: readonly Sample[] = [
  {
    name: 'With the soldier',
    item: {
      title: 'Cover for those who serve',
      text: '<p>Deployment, injury, coming home: a plan that was written with people who have done all three.</p>',
      link: { type: 'page', href: '/au/contact', text: 'Talk to somebody who served' },
      foreground: 'soldier',
    },
  },
  {
    name: 'With the businessman, in few words',
    item: {
      title: 'One plan for forty offices',
      text: '',
      link: { type: 'page', href: '/au/contact', text: 'Get in Touch' },
      foreground: 'businessman',
    },
  },
];
