import type { PaletteEntry } from '../palette-entry.ts';

export const anchorPalette: PaletteEntry = {
  group: 'layout',
  synonyms: ['bookmark', 'jump mark', 'target', 'id', 'section link'],
  drawing: [
    ['line', 14, 30, 82, 30],
    ['word', 42, 38, '#'],
  ],
};
