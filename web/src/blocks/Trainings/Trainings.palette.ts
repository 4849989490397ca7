import type { PaletteEntry } from '../palette-entry.ts';

export const trainingsPalette: PaletteEntry = {
  group: 'articles',
  synonyms: ['courses', 'events', 'workshops', 'seminars', 'learning', 'feed'],
  drawing: [
    ['title', 10, 8, 30],
    ['frame', 10, 19, 36, 34],
    ['title', 15, 25, 22],
    ['text', 15, 34, 26, 3],
    ['frame', 50, 19, 36, 34],
    ['title', 55, 25, 22],
    ['text', 55, 34, 26, 3],
  ],
};
