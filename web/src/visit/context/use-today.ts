import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** In the time zone of the region, so that a day ends at the same moment for its server and all visitors. */
export function useToday(region: { timeZone?: string } | null): string {
  const today = () => dayOf(new Date(), region?.timeZone || 'UTC');
  return useSyncExternalStore(never, today, () => (typeof document === 'undefined' ? today() : ''));
}

/** In the time zone of the browser unless another is given; Swedish writes a day as `2027-02-11`. */
export const dayOf = (now: Date, timeZone?: string): string => now.toLocaleDateString('sv', { timeZone });
