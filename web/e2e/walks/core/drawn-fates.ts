import type { Fate } from './tab/gate.ts';

/** Loses one of twelve requests, and one of twelve responses. */
export const drawnFates: readonly Fate[] = [
  ...Array.from({ length: 10 }, () => 'delivered' as const),
  'request lost',
  'response lost',
];
