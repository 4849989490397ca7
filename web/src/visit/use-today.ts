import { useSyncExternalStore } from 'react';

const never = () => () => {};
const today = () => dayOf(new Date());

/**
 * The server's day while a page is made, and the visitor's in a browser. A browser that takes over a page knows no day at first:
 * what the server has hidden stays hidden then, and what has closed since is hidden a moment later.
 */
export const useToday = (): string =>
  useSyncExternalStore(never, today, () => (typeof document === 'undefined' ? today() : ''));

/** The day it is here, wherever that is. */
export function dayOf(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
