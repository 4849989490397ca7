import type { PaletteEntry } from '../palette-entry.ts';

export const videoCarouselPalette: PaletteEntry = {
  group: 'pictures',
  synonyms: ['video', 'film', 'gallery', 'slider', 'embed', 'youtube', 'vimeo', 'playlist'],
  drawing: [
    ['title', 8, 8, 34],
    ['panel', 8, 20, 36, 24],
    ['play', 26, 32],
    ['panel', 50, 20, 36, 24],
    ['play', 68, 32],
    ['text', 8, 49, 26, 1],
    ['text', 50, 49, 26, 1],
  ],
  sampleContent: {
    title: 'In their own words',
    videos: [{ title: 'What the first video shows' }, { title: 'What the second video shows' }],
  },
};
