import type { Operation, Path } from '../../../../proto/edit.ts';
import { invertOperations } from '../../../../proto/edit/invert.ts';
import { createSet } from '../../../../proto/edit/create-operation.ts';
import { unmarkChanged } from '../../../../proto/blocks/sample-content.ts';
import { isEqual, valueAt } from '../../../../proto/edit/path.ts';
import { refreshOpenTexts } from './text-registry.ts';
import { toPlain } from './plain.ts';
import { addOperations } from './edit-session.ts';
import type { Editor } from './editor.ts';
import { applyFittingOperations } from './apply-fitting-operations.ts';
import { type History, type Step, emptyHistory, record, closeStep, stepBack, stepForward } from './history.ts';
import { currentUser } from './permissions.ts';
import { closeSidebar, incrementWatchers, setSidebar } from './panel-actions.ts';
import type { DocumentName, Selection } from './selection.ts';
import { getItemOrder, getSession, notifyEdited, rememberOrder, setSession } from './session-actions.ts';
import { writable } from './writable-state.ts';
import { showError } from './toast-actions.ts';
import { messages } from '../messages/messages.ts';

/** `limit` is the number of steps that undo and redo may not reach. */
const undoHistory = () => ({ steps: emptyHistory as History, limit: { done: 0, undone: 0 } });

interface EditOptions {
  document?: DocumentName;
  /** Continuous typing joins the previous step. */
  typing?: boolean;
  after?: Selection;
}

export function perform(
  editor: Editor,
  operations: Operation[],
  { document = 'page', typing = false, after }: EditOptions = {},
): void {
  if (operations.length === 0 || refusesEdits(editor)) return;
  const before = selection(editor);
  const unmarked = document === 'page' ? unmarkChanged(editor.state.documents.page, operations) : [];
  const done = toPlain([...unmarked, ...operations]);
  applyChange(editor, document, done);
  if (after) restore(editor, after);
  setHistory(
    editor,
    record(editor.get(undoHistory).steps, {
      document,
      operations: done,
      before,
      after: after ?? before,
      at: performance.now(),
      open: typing,
    }),
  );
}

/** An administrator who looks at the site as somebody else changes nothing. */
function refusesEdits(editor: Editor): boolean {
  const user = currentUser(editor.state);
  if (!user?.seenBy) return false;
  refreshTexts(editor);
  showError(editor, messages.core.onlySeen(user.username));
  return true;
}

export function setValue(editor: Editor, path: Path, to: unknown, options: EditOptions = {}): void {
  const draft = getSession(editor, options.document ?? 'page')?.draft;
  if (!draft || isEqual(valueAt(draft, path), to)) return;
  perform(editor, [createSet(draft, path, to)], options);
}

export function pushValue(editor: Editor, path: Path, value: unknown, options: EditOptions = {}): void {
  const list = valueAt(getSession(editor, options.document ?? 'page')?.draft, path) ?? [];
  if (!Array.isArray(list))
    throw new Error('Value provided is not type Array, please provide an Array or use the setSelected.');
  setValue(editor, path, [...list, value], options);
}

export function endTypingStep(editor: Editor): void {
  setHistory(editor, closeStep(editor.get(undoHistory).steps));
}

export function undo(editor: Editor): void {
  const { steps, limit } = editor.get(undoHistory);
  const step = steps.done.at(-1);
  if (!step || steps.done.length <= limit.done) return;
  const operations = repeat(editor, step, invertOperations(step.operations));
  setHistory(editor, stepBack(steps, operations, invertOperations));
  restore(editor, step.before);
}

export function redo(editor: Editor): void {
  const { steps, limit } = editor.get(undoHistory);
  const step = steps.undone.at(-1);
  if (!step || steps.undone.length <= limit.undone) return;
  const operations = repeat(editor, step, step.operations);
  setHistory(editor, stepForward(steps, operations));
  restore(editor, step.after);
}

/** Keeps undo from reaching earlier steps until the returned function is called, for dialogs that hide the page. */
export function limitUndo(editor: Editor): () => void {
  endTypingStep(editor);
  const history = editor.get(undoHistory);
  const limit = (done: number, undone: number) => {
    history.limit = { done, undone };
    setHistory(editor, history.steps);
  };
  limit(history.steps.done.length, history.steps.undone.length);
  return () => limit(0, 0);
}

export function clearHistory(editor: Editor): void {
  setHistory(editor, emptyHistory);
}

export function refreshTexts(editor: Editor): void {
  refreshOpenTexts(editor, editor.state.documents.page);
  incrementWatchers(editor);
}

function repeat(editor: Editor, step: Step, operations: Operation[]): Operation[] {
  const session = getSession(editor, step.document);
  if (!session) return [];
  const fitted = applyFittingOperations(session.draft as object, operations, getItemOrder(editor, step.document));
  if (fitted.operations.length > 0) applyChange(editor, step.document, fitted.operations);
  if (fitted.skipped) showError(editor, messages.core.undoSkipped);
  refreshTexts(editor);
  return fitted.operations;
}

function applyChange(editor: Editor, document: DocumentName, operations: Operation[]): void {
  const session = getSession(editor, document);
  if (!session) return;
  setSession(editor, document, addOperations(session as never, operations) as never);
  if (operations.some(changesOrder)) rememberOrder(editor, document, operations);
  notifyEdited(editor, document);
}

const changesOrder = (operation: Operation): boolean =>
  operation.op !== 'set' || (typeof operation.to === 'object' && operation.to !== null);

const selection = ({ state }: Editor): Selection => ({
  component: state.selectedComponent,
  content: state.selectedContent,
});

function restore(editor: Editor, { component, content }: Selection): void {
  const state = writable(editor);
  const exists = component !== null && valueAt(state.documents.page, component.path) !== undefined;
  state.selectedComponent = exists ? component : null;
  state.selectedContent = exists ? content : null;
  if (!['item', 'header'].includes(state.editSidebarType)) return;
  if (exists) setSidebar(editor, component.path.length > 0 ? 'item' : 'header');
  else closeSidebar(editor);
}

function setHistory(editor: Editor, next: History): void {
  const state = writable(editor);
  const history = editor.get(undoHistory);
  const limit = {
    done: Math.min(history.limit.done, next.done.length),
    undone: Math.min(history.limit.undone, next.undone.length),
  };
  Object.assign(history, { steps: next, limit });
  state.canUndo = next.done.length > limit.done;
  state.canRedo = next.undone.length > limit.undone;
}
