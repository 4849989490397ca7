import type { Fate } from './tab/gate.ts';

/** Of twelve requests, one is lost, and the response of another one. */
export const drawnFates: readonly Fate[] = [
  ...Array.from({ length: 10 }, () => 'delivered' as const),
  'request lost',
  'response lost',
];
