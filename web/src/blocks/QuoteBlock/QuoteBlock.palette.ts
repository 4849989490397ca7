import type { PaletteEntry } from '../palette-entry.ts';

export const quotePalette: PaletteEntry = {
  group: 'text',
  synonyms: ['testimonial', 'citation', 'review', 'customer', 'opinion', 'blockquote'],
  drawing: [
    ['word', 14, 27, '“'],
    ['title', 30, 15, 52],
    ['title', 30, 25, 38],
    ['disc', 34, 44, 5],
    ['text', 44, 41, 26, 2],
  ],
  sampleContent: {
    quote: '<p>One or two sentences, in the words of the person.</p>',
    name: 'Name of the person',
    role: 'Role and organisation',
  },
};
