import type { PaletteEntry } from '../palette-entry.ts';

export const formPalette: PaletteEntry = {
  group: 'forms',
  synonyms: ['contact', 'enquiry', 'lead', 'questionnaire', 'survey', 'message', 'email', 'input'],
  drawing: [
    ['title', 18, 6, 34],
    ['frame', 18, 15, 60, 8],
    ['frame', 18, 26, 60, 8],
    ['frame', 18, 37, 60, 8],
    ['button', 18, 48, 22],
  ],
  sampleContent: { title: 'What the form is for' },
};
