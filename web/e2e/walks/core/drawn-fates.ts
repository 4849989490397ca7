import type { Fate } from './tab/gate.ts';

/** One request of twelve is lost, and one response. */
export const drawnFates: readonly Fate[] = [
  ...Array.from({ length: 10 }, () => 'delivered' as const),
  'request lost',
  'response lost',
];
