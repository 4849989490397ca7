import type { PaletteEntry } from '../palette-entry.ts';

export const svgAnimationsPalette: PaletteEntry = {
  group: 'pictures',
  synonyms: ['drawing', 'illustration', 'image', 'svg', 'motion', 'icon'],
  drawing: [
    ['disc', 48, 20, 11],
    ['line', 22, 38, 74, 38],
    ['line', 34, 9, 28, 5],
    ['line', 62, 9, 68, 5],
    ['title', 30, 44, 36],
    ['text', 26, 53, 44, 1],
  ],
  sampleContent: {
    title: 'What the drawing stands for',
    text: '<p>One or two sentences that explain the drawing.</p>',
  },
};
