import { useSyncExternalStore } from 'react';

const never = () => () => {};
const today = () => dayOf(new Date());

export const useToday = (): string =>
  useSyncExternalStore(never, today, () => (typeof document === 'undefined' ? today() : ''));

export function dayOf(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
