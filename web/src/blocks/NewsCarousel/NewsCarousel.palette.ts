import type { PaletteEntry } from '../palette-entry.ts';

export const newsCarouselPalette: PaletteEntry = {
  group: 'articles',
  synonyms: ['articles', 'blog', 'feed', 'slider', 'posts', 'latest', 'cards', 'stories'],
  drawing: [
    ['title', 8, 8, 30],
    ['button', 72, 7, 16],
    ['picture', 8, 19, 28, 20],
    ['picture', 40, 19, 28, 20],
    ['picture', 72, 19, 18, 20],
    ['text', 8, 45, 26, 2],
    ['text', 40, 45, 26, 2],
    ['text', 72, 45, 18, 2],
  ],
};
