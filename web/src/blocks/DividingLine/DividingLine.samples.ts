import type { Chapter, Sample } from '../sample.ts';

export const chapter: Chapter = 'order';

export const samples: readonly Sample[] = [
  { name: 'A leaf edge', item: { look: 'leaf' } },
  { name: 'A thin line', item: { look: 'line' } },
  {
    name: 'In colour',
    item: { look: 'leaf', backgroundColour: { value: '#e5a433', fontColour: '#17261f' } },
  },
];
