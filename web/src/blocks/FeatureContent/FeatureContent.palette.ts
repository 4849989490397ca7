import type { PaletteEntry } from '../palette-entry.ts';

export const featureContentPalette: PaletteEntry = {
  group: 'pictures',
  synonyms: ['image', 'photo', 'picture and text', 'hero', 'card', 'teaser', 'media object'],
  drawing: [
    ['title', 8, 15, 32],
    ['text', 8, 25, 34, 3],
    ['button', 8, 45, 18],
    ['picture', 50, 8, 38, 44],
  ],
  sampleContent: {
    label: 'A short label',
    title: 'What makes it different',
    text: '<p>Two or three sentences about what the picture shows, and why it matters to the reader.</p>',
  },
};
