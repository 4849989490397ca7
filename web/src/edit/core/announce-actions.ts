import { writableState } from './writable-state.ts';

/** Read out by screen readers. */
export function announce(text: string): void {
  writableState.announcement = text;
}
