import type { PaletteEntry } from '../palette-entry.ts';

export const ctaButtonPalette: PaletteEntry = {
  group: 'actions',
  synonyms: ['cta', 'link', 'download', 'action', 'contact'],
  drawing: [['button', 30, 25, 36]],
};
