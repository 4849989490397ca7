import type { PaletteEntry, Chapter, Sample } from '../palette-entry.ts';

export const palette: PaletteEntry = {
  about: 'A line between two parts of a page.',
  group: 'layout',
  synonyms: ['divider', 'separator', 'rule', 'hr', 'border', 'break', 'spacer', 'space', 'gap'],
  drawing: [
    ['text', 14, 13, 68, 2],
    ['line', 14, 30, 82, 30],
    ['text', 14, 41, 68, 2],
  ],
};

export const chapter: Chapter = 'order';

export const samples: readonly Sample[] = [
  { name: 'A leaf edge', item: { look: 'leaf' } },
  { name: 'A thin line', item: { look: 'line' } },
  {
    name: 'In colour',
    item: { look: 'leaf', backgroundColour: { value: '#e5a433', fontColour: '#17261f' } },
  },
];
