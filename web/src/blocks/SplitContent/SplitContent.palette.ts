import type { PaletteEntry } from '../palette-entry.ts';

export const splitContentPalette: PaletteEntry = {
  group: 'layout',
  synonyms: ['columns', 'two columns', 'grid', 'table', 'side by side', 'halves', 'row'],
  drawing: [
    ['frame', 8, 10, 38, 40],
    ['frame', 50, 10, 38, 40],
    ['text', 14, 18, 26, 4],
    ['text', 56, 18, 26, 4],
  ],
};
