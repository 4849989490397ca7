import type { PaletteEntry } from '../palette-entry.ts';

export const richTextPalette: PaletteEntry = {
  group: 'text',
  synonyms: ['paragraph', 'heading', 'headline', 'list', 'copy', 'article', 'words', 'body'],
  drawing: [
    ['title', 14, 12, 44],
    ['text', 14, 24, 68, 5],
  ],
};
