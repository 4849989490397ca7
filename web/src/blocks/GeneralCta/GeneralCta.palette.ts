import type { PaletteEntry } from '../palette-entry.ts';

export const generalCtaPalette: PaletteEntry = {
  group: 'actions',
  synonyms: ['cta', 'button', 'banner', 'strip', 'contact', 'promotion'],
  drawing: [
    ['panel', 8, 18, 80, 24],
    ['title', 15, 25, 32],
    ['text', 15, 34, 24, 1],
    ['button', 62, 26, 20],
  ],
  sampleContent: { title: 'What readers can do next', text: 'One sentence about why they should.' },
};
