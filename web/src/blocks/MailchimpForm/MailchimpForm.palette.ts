import type { PaletteEntry } from '../palette-entry.ts';

export const mailchimpFormPalette: PaletteEntry = {
  group: 'forms',
  synonyms: ['newsletter', 'subscribe', 'sign up', 'mailing list', 'email', 'letter'],
  drawing: [
    ['title', 18, 12, 38],
    ['text', 18, 22, 56, 1],
    ['frame', 18, 31, 38, 9],
    ['button', 60, 31, 18],
    ['text', 18, 46, 44, 1],
  ],
  sampleContent: {
    title: 'Name of the newsletter',
    text: 'What it is about, and how often it is sent.',
  },
};
