import type { Operation, Path } from '../../../../proto/edit.ts';
import { invertOperations } from '../../../../proto/edit/invert.ts';
import { createSet } from '../../../../proto/edit/create-operation.ts';
import { isEqual, valueAt } from '../../../../proto/edit/path.ts';
import { refreshOpenTexts } from '../canvas/text-registry.ts';
import { toPlain } from '../saving/plain.ts';
import { addOperations } from '../saving/edit-session.ts';
import { applyFittingOperations } from './apply-fitting-operations.ts';
import { type History, type Step, emptyHistory, record, closeStep, stepBack, stepForward } from './history.ts';
import { closeSidebar, incrementWatchers, setSidebar } from './panel-actions.ts';
import type { DocumentName, Selection } from './selection.ts';
import { setSession, getSession, notifyEdited } from './session-actions.ts';
import { state } from './state.ts';
import { writableState } from './writable-state.ts';
import { showError } from './toast-actions.ts';

let history: History = emptyHistory;
/** Number of steps that undo and redo cannot reach. */
let undoLimit = { done: 0, undone: 0 };

interface EditOptions {
  document?: DocumentName;
  /** Continuous typing: joins the previous step. */
  typing?: boolean;
  after?: Selection;
}

export function perform(operations: Operation[], { document = 'page', typing = false, after }: EditOptions = {}): void {
  if (operations.length === 0) return;
  const before = selection();
  const done = toPlain(operations);
  applyChange(document, done);
  if (after) restore(after);
  setHistory(
    record(history, {
      document,
      operations: done,
      before,
      after: after ?? before,
      at: performance.now(),
      open: typing,
    }),
  );
}

export function setValue(path: Path, to: unknown, options: EditOptions = {}): void {
  const draft = getSession(options.document ?? 'page')?.draft;
  if (!draft || isEqual(valueAt(draft, path), to)) return;
  perform([createSet(draft, path, to)], options);
}

export function pushValue(path: Path, value: unknown, options: EditOptions = {}): void {
  const list = valueAt(getSession(options.document ?? 'page')?.draft, path) ?? [];
  if (!Array.isArray(list))
    throw new Error('Value provided is not type Array, please provide an Array or use the setSelected.');
  setValue(path, [...list, value], options);
}

export function endTypingStep(): void {
  setHistory(closeStep(history));
}

export function undo(): void {
  const step = history.done.at(-1);
  if (!step || history.done.length <= undoLimit.done) return;
  const operations = repeat(step, invertOperations(step.operations));
  setHistory(stepBack(history, operations, invertOperations));
  restore(step.before);
}

export function redo(): void {
  const step = history.undone.at(-1);
  if (!step || history.undone.length <= undoLimit.undone) return;
  const operations = repeat(step, step.operations);
  setHistory(stepForward(history, operations));
  restore(step.after);
}

/** Blocks earlier steps until the returned function is called: a dialog that hides the page undoes only its own. */
export function limitUndo(): () => void {
  endTypingStep();
  undoLimit = { done: history.done.length, undone: history.undone.length };
  setHistory(history);
  return () => {
    undoLimit = { done: 0, undone: 0 };
    setHistory(history);
  };
}

export function clearHistory(): void {
  setHistory(emptyHistory);
}

export function refreshTexts(): void {
  refreshOpenTexts(state.documents.page);
  incrementWatchers();
}

function repeat(step: Step, operations: Operation[]): Operation[] {
  const session = getSession(step.document);
  if (!session) return [];
  const fitted = applyFittingOperations(session.draft as object, operations);
  if (fitted.operations.length > 0) applyChange(step.document, fitted.operations);
  if (fitted.skipped) showError('Somebody else has changed this since. Their change stays.');
  refreshTexts();
  return fitted.operations;
}

function applyChange(document: DocumentName, operations: Operation[]): void {
  const session = getSession(document);
  if (!session) return;
  setSession(document, addOperations(session as never, operations) as never);
  notifyEdited(document);
}

const selection = (): Selection => ({ component: state.selectedComponent, content: state.selectedContent });

function restore({ component, content }: Selection): void {
  const exists = component !== null && valueAt(state.documents.page, component.path) !== undefined;
  writableState.selectedComponent = exists ? component : null;
  writableState.selectedContent = exists ? content : null;
  if (!['item', 'header'].includes(state.editSidebarType)) return;
  if (exists) setSidebar(component.path.length > 0 ? 'item' : 'header');
  else closeSidebar();
}

function setHistory(next: History): void {
  history = next;
  undoLimit = {
    done: Math.min(undoLimit.done, next.done.length),
    undone: Math.min(undoLimit.undone, next.undone.length),
  };
  writableState.canUndo = next.done.length > undoLimit.done;
  writableState.canRedo = next.undone.length > undoLimit.undone;
}
