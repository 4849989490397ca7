import type { PaletteEntry } from '../palette-entry.ts';

export const contentGridPalette: PaletteEntry = {
  group: 'lists',
  synonyms: ['cards', 'tiles', 'gallery', 'columns', 'table', 'images', 'photos', 'features', 'services'],
  drawing: [
    ['title', 8, 7, 36],
    ['picture', 8, 18, 24, 20],
    ['picture', 36, 18, 24, 20],
    ['picture', 64, 18, 24, 20],
    ['text', 8, 44, 24, 2],
    ['text', 36, 44, 24, 2],
    ['text', 64, 44, 24, 2],
  ],
  sampleContent: {
    title: 'What the cells have in common',
    introduction: 'One sentence that introduces them.',
    cells: [
      { title: 'The first one', text: 'A sentence about it.' },
      { title: 'The second one', text: 'A sentence about it.' },
      { title: 'The third one', text: 'A sentence about it.' },
    ],
  },
};
