import type { PaletteEntry } from '../palette-entry.ts';

export const textPalette: PaletteEntry = {
  group: 'text',
  synonyms: ['paragraph', 'plain', 'note', 'copy', 'words'],
  drawing: [['text', 14, 19, 68, 4]],
};
