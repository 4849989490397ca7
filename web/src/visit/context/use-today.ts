import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The day is that of the region's time zone, so that it ends at the same moment for its server and all visitors. */
export function useToday(region: { timeZone?: string } | null): string {
  const today = () => dayOf(new Date(), region?.timeZone || 'UTC');
  return useSyncExternalStore(never, today, () => (typeof document === 'undefined' ? today() : ''));
}

/** The day is that of the browser's time zone unless another is given; Swedish writes a day as `2027-02-11`. */
export const dayOf = (now: Date, timeZone?: string): string => now.toLocaleDateString('sv', { timeZone });
