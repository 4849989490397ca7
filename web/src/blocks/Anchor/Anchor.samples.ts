import type { PaletteEntry, Chapter, Sample } from '../palette-entry.ts';

export const palette: PaletteEntry = {
  about: 'An invisible target for links.',
  group: 'layout',
  synonyms: ['bookmark', 'jump mark', 'target', 'id', 'section link'],
  drawing: [
    ['line', 14, 30, 82, 30],
    ['word', 42, 38, '#'],
  ],
};

export const chapter: Chapter = 'order';

export const samples: readonly Sample[] = [
  { name: 'A place that links lead to', item: { id: 'claims' } },
  { name: 'Not named yet', item: { id: '' } },
];
