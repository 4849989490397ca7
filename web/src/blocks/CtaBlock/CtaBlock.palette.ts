import type { PaletteEntry } from '../palette-entry.ts';

export const ctaPalette: PaletteEntry = {
  group: 'actions',
  synonyms: ['cta', 'button', 'banner', 'contact', 'hero', 'promotion', 'panel'],
  drawing: [
    ['panel', 8, 8, 80, 44],
    ['title', 15, 17, 30],
    ['text', 15, 27, 30, 2],
    ['button', 15, 40, 20],
    ['picture', 54, 8, 34, 44],
  ],
  sampleContent: {
    title: 'What readers can do next',
    text: '<p>One or two sentences about why they should.</p>',
  },
};
