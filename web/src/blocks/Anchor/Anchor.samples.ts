import type { Chapter, Sample } from '../sample.ts';

export const chapter: Chapter = 'order';

export const samples: readonly Sample[] = [
  { name: 'A place that links lead to', item: { id: 'claims' } },
  { name: 'Not named yet', item: { id: '' } },
];
