import type { Operation } from '../../../../proto/edit.ts';
import { type DocumentName, type Selection, samePath } from './selection.ts';

/** What one undo takes back. */
export interface Step {
  document: DocumentName;
  operations: Operation[];
  before: Selection;
  after: Selection;
  /** When it last grew, in milliseconds. */
  at: number;
  /** Typing still goes on: the next change of the same text joins it. */
  open: boolean;
}

export interface History {
  done: readonly Step[];
  undone: readonly Step[];
}

export const MAX_STEPS = 2000;
/** A pause this long ends a step of typing. */
export const TYPING_PAUSE = 500;

export const emptyHistory: History = { done: [], undone: [] };

/** Adds a step, or lets it join the one before it when both are the same person typing on in the same text. */
export function record(history: History, step: Step): History {
  const last = history.done.at(-1);
  const done = last && canJoin(last, step) ? [...history.done.slice(0, -1), join(last, step)] : [...history.done, step];
  return { done: done.slice(-MAX_STEPS), undone: [] };
}

/** Ends the step of typing that is under way. */
export function closeStep(history: History): History {
  const last = history.done.at(-1);
  if (!last?.open) return history;
  return { ...history, done: [...history.done.slice(0, -1), { ...last, open: false }] };
}

/** Moves the last step over; `undoing` is what undoing it really did, so that a redo takes back exactly that. */
export const stepBack = (history: History, undoing: Operation[], invert: Invert): History => ({
  done: history.done.slice(0, -1),
  undone: moved(history.undone, history.done.at(-1)!, invert(undoing)),
});

export const stepForward = (history: History, redoing: Operation[]): History => ({
  done: moved(history.done, history.undone.at(-1)!, redoing),
  undone: history.undone.slice(0, -1),
});

type Invert = (operations: Operation[]) => Operation[];

/** A step of which nothing was left to do is not worth a key press later. */
const moved = (steps: readonly Step[], step: Step, operations: Operation[]): readonly Step[] =>
  operations.length === 0 ? steps : [...steps, { ...step, operations, open: false }];

function canJoin(last: Step, next: Step): boolean {
  const [a, b] = [last.operations.at(-1), next.operations[0]];
  return (
    last.open &&
    next.open &&
    next.operations.length === 1 &&
    last.operations.length === 1 &&
    last.document === next.document &&
    next.at - last.at < TYPING_PAUSE &&
    a?.op === 'set' &&
    b?.op === 'set' &&
    samePath(a.path, b.path)
  );
}

function join(last: Step, next: Step): Step {
  const [a, b] = [last.operations[0], next.operations[0]];
  if (a?.op !== 'set' || b?.op !== 'set') return next;
  return { ...next, before: last.before, operations: [{ ...a, to: b.to }] };
}
