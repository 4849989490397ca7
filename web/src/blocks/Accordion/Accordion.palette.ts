import type { PaletteEntry } from '../palette-entry.ts';

export const accordionPalette: PaletteEntry = {
  group: 'lists',
  synonyms: ['faq', 'questions', 'answers', 'collapse', 'toggle', 'expand', 'help'],
  drawing: [
    ['title', 12, 8, 40],
    ['frame', 12, 18, 72, 15],
    ['title', 17, 22, 34],
    ['text', 17, 29, 50, 1],
    ['frame', 12, 37, 72, 8],
    ['text', 17, 40, 40, 1],
    ['frame', 12, 49, 72, 8],
    ['text', 17, 52, 46, 1],
  ],
  sampleContent: {
    title: 'Questions about this subject',
    items: [
      { title: 'What do readers ask first?', text: '<p>A short answer, with the most important part first.</p>' },
      { title: 'What do they ask next?', text: '<p>A short answer, with the most important part first.</p>' },
      { title: 'What do they ask before they decide?', text: '<p>A short answer, and where to find more.</p>' },
    ],
  },
};
