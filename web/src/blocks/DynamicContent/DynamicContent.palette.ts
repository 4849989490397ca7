import type { PaletteEntry } from '../palette-entry.ts';

export const dynamicContentPalette: PaletteEntry = {
  group: 'articles',
  synonyms: ['articles', 'news', 'blog', 'feed', 'posts', 'related', 'listing', 'tag'],
  drawing: [
    ['title', 8, 8, 30],
    ['picture', 8, 19, 24, 18],
    ['picture', 36, 19, 24, 18],
    ['picture', 64, 19, 24, 18],
    ['text', 8, 43, 24, 3],
    ['text', 36, 43, 24, 3],
    ['text', 64, 43, 24, 3],
  ],
};
