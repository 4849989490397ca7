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

const counts = new WeakMap<object, number>();

/** Also those inside other blocks. Edits share what they do not change, so only changed parts are counted again. */
export function countItems(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const counted = counts.get(value);
  if (counted !== undefined) return counted;
  const inside = Object.values(value).reduce<number>((sum, one) => sum + countItems(one), 0);
  const count = 'componentType' in value ? inside + 1 : inside;
  counts.set(value, count);
  return count;
}
