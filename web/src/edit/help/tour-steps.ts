import type { ReadonlyState } from '../core/state.ts';
import type { messages } from '../messages/messages.ts';

export interface TourStep {
  name: keyof typeof messages.help.tour.steps;
  /** Whether an editor has done it since the step was shown. */
  isDone: (now: ReadonlyState, before: ReadonlyState) => boolean;
}

export const tourSteps: readonly TourStep[] = [
  { name: 'write', isDone: (now, before) => now.canUndo && now.documents.page !== before.documents.page },
  { name: 'add', isDone: (now, before) => countItems(now.documents.page) > countItems(before.documents.page) },
  { name: 'publish', isDone: (now, before) => now.receipt !== null && now.receipt !== before.receipt },
];

/** Counts items inside other items too. */
export function countItems(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + countItems(one), 0);
  if (typeof value !== 'object' || value === null) return 0;
  const own = 'componentType' in value ? 1 : 0;
  return own + countItems(Object.values(value));
}
