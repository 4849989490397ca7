import type { PaletteEntry } from '../palette-entry.ts';

export const formattedTextPalette: PaletteEntry = {
  group: 'text',
  synonyms: ['introduction', 'lead', 'intro', 'standfirst', 'large'],
  drawing: [
    ['title', 14, 18, 68],
    ['title', 14, 28, 62],
    ['title', 14, 38, 36],
  ],
};
