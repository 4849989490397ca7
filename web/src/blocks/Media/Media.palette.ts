import type { PaletteEntry } from '../palette-entry.ts';

export const mediaPalette: PaletteEntry = {
  group: 'pictures',
  synonyms: ['image', 'photo', 'photograph', 'picture', 'video', 'film', 'hero', 'banner', 'embed', 'youtube', 'vimeo'],
  drawing: [
    ['picture', 10, 8, 76, 38],
    ['text', 10, 51, 40, 1],
  ],
};
