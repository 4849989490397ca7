import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Uses the time zone of the region, so that the day ends at the same moment on the server and for all visitors. */
export function useToday(region: { timeZone?: string } | null): string {
  const today = () => dayOf(new Date(), region?.timeZone || 'UTC');
  return useSyncExternalStore(never, today, () => (typeof document === 'undefined' ? today() : ''));
}

/** Uses the time zone of the browser unless another is given. The Swedish date format is `2027-02-11`. */
export const dayOf = (now: Date, timeZone?: string): string => now.toLocaleDateString('sv', { timeZone });
