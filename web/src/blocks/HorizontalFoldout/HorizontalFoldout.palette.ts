import type { PaletteEntry } from '../palette-entry.ts';

export const horizontalFoldoutPalette: PaletteEntry = {
  group: 'lists',
  synonyms: ['tabs', 'panels', 'accordion', 'slider', 'gallery', 'expand'],
  drawing: [
    ['title', 8, 7, 36],
    ['panel', 8, 18, 44, 36],
    ['title', 13, 24, 26],
    ['text', 13, 33, 34, 3],
    ['frame', 56, 18, 14, 36],
    ['frame', 74, 18, 14, 36],
  ],
  sampleContent: {
    title: 'What the panels show',
    panels: [
      { title: 'The first panel', text: '<p>Two or three sentences.</p>' },
      { title: 'The second panel', text: '<p>Two or three sentences.</p>' },
      { title: 'The third panel', text: '<p>Two or three sentences.</p>' },
    ],
  },
};
