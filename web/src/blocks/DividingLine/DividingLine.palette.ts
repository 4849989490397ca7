import type { PaletteEntry } from '../palette-entry.ts';

export const dividingLinePalette: PaletteEntry = {
  group: 'layout',
  synonyms: ['divider', 'separator', 'rule', 'hr', 'border', 'break'],
  drawing: [
    ['text', 14, 13, 68, 2],
    ['line', 14, 30, 82, 30],
    ['text', 14, 41, 68, 2],
  ],
};
