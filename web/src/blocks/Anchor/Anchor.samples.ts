import type { Sample } from '../sample.ts';

export const anchorSamples: readonly Sample[] = [
  { name: 'A place that links lead to', item: { id: 'claims' } },
  { name: 'Not named yet', item: { id: '' } },
];
