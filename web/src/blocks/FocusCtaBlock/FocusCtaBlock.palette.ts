import type { PaletteEntry } from '../palette-entry.ts';

export const focusCtaPalette: PaletteEntry = {
  group: 'actions',
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
