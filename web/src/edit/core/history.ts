import type { Operation } from '../../../../proto/edit.ts';
import { type DocumentName, type Selection, samePath } from './selection.ts';

export interface Step {
  document: DocumentName;
  operations: Operation[];
  before: Selection;
  after: Selection;
  at: number;
  open: boolean;
}

export interface History {
  done: readonly Step[];
  undone: readonly Step[];
}

export const MAX_STEPS = 2000;
/** Milliseconds; a longer pause starts a new undo step. */
export const TYPING_PAUSE = 500;

export const emptyHistory: History = { done: [], undone: [] };

export function record(history: History, step: Step): History {
  const last = history.done.at(-1);
  const done = last && canJoin(last, step) ? [...history.done.slice(0, -1), join(last, step)] : [...history.done, step];
  return { done: done.slice(-MAX_STEPS), undone: [] };
}

export function closeStep(history: History): History {
  const last = history.done.at(-1);
  if (!last?.open) return history;
  return { ...history, done: [...history.done.slice(0, -1), { ...last, open: false }] };
}

/** `undoing` holds the operations that took effect, so that a redo reverts exactly those. */
export const stepBack = (history: History, undoing: Operation[], invert: Invert): History => ({
  done: history.done.slice(0, -1),
  undone: moved(history.undone, history.done.at(-1)!, invert(undoing)),
});

export const stepForward = (history: History, redoing: Operation[]): History => ({
  done: moved(history.done, history.undone.at(-1)!, redoing),
  undone: history.undone.slice(0, -1),
});

type Invert = (operations: Operation[]) => Operation[];

const moved = (steps: readonly Step[], step: Step, operations: Operation[]): readonly Step[] =>
  operations.length === 0 ? steps : [...steps, { ...step, operations, open: false }];

function canJoin(last: Step, next: Step): boolean {
  const [a, b] = [last.operations.at(-1), next.operations[0]];
  return (
    last.open &&
    next.open &&
    next.operations.length === 1 &&
    last.document === next.document &&
    next.at - last.at < TYPING_PAUSE &&
    a?.op === 'set' &&
    b?.op === 'set' &&
    samePath(a.path, b.path)
  );
}

function join(last: Step, next: Step): Step {
  const [a, b] = [last.operations.at(-1), next.operations[0]];
  if (a?.op !== 'set' || b?.op !== 'set') return next;
  return { ...next, before: last.before, operations: [...last.operations.slice(0, -1), { ...a, to: b.to }] };
}
