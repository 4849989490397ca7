import type { PaletteEntry } from '../palette-entry.ts';

export const upNextPalette: PaletteEntry = {
  group: 'actions',
  synonyms: ['next page', 'read on', 'teaser', 'link', 'continue', 'banner'],
  drawing: [
    ['picture', 8, 10, 80, 40],
    ['text', 14, 39, 24, 1],
    ['title', 14, 44, 40],
  ],
  sampleContent: { text: 'One sentence about what readers find there.' },
};
