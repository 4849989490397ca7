import type { PaletteEntry } from '../palette-entry.ts';

export const indentedContentPalette: PaletteEntry = {
  group: 'layout',
  synonyms: ['section', 'group', 'container', 'columns', 'aside', 'indent'],
  drawing: [
    ['title', 8, 12, 24],
    ['frame', 38, 10, 50, 40],
    ['text', 44, 18, 38, 4],
  ],
  sampleContent: { title: 'What this part is about' },
};
