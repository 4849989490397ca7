import type { PaletteEntry } from '../palette-entry.ts';

export const byNumbersPalette: PaletteEntry = {
  group: 'lists',
  synonyms: ['statistics', 'figures', 'facts', 'counter', 'percent', 'kpi', 'metrics', 'data'],
  drawing: [
    ['title', 8, 10, 34],
    ['word', 8, 38, '42'],
    ['word', 38, 38, '7×'],
    ['word', 68, 38, '9%'],
    ['text', 8, 45, 22, 2],
    ['text', 38, 45, 22, 2],
    ['text', 68, 45, 22, 2],
  ],
  sampleContent: {
    title: 'What the numbers are about',
    items: [
      { number: '10', description: 'What the first number counts' },
      { number: '20', description: 'What the second number counts' },
      { number: '30', suffix: '%', description: 'What the third number counts' },
    ],
  },
};
