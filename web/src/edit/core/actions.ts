import type { Operation, Path } from '../../../../proto/edit.ts';
import { invert } from '../../../../proto/edit/invert.ts';
import { setting } from '../../../../proto/edit/make.ts';
import { isEqual, valueAt } from '../../../../proto/edit/path.ts';
import { refreshOpenTexts } from '../canvas/open-text.ts';
import { plain } from '../saving/plain.ts';
import { edited } from '../saving/session.ts';
import { fit } from './fit.ts';
import { type History, type Step, emptyHistory, record, seal, stepBack, stepForward } from './history.ts';
import { bumpWatchers } from './panels.ts';
import type { DocumentName, Selection } from './selection.ts';
import { putSession, sessionOf, tellEdited } from './sessions.ts';
import { state } from './state.ts';
import { fail } from './toast.ts';

let history: History = emptyHistory;
/** How many steps of each kind are out of reach. */
let fence = { done: 0, undone: 0 };

interface EditOptions {
  document?: DocumentName;
  /** Part of a text that is being typed: it joins the step before it. */
  typing?: boolean;
  /** What is to be selected once it is done. */
  after?: Selection;
}

/** Does an edit: everything that changes a document comes through here. */
export function perform(operations: Operation[], { document = 'page', typing = false, after }: EditOptions = {}): void {
  if (operations.length === 0) return;
  const before = selection();
  const done = plain(operations);
  change(document, done);
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
  const draft = sessionOf(options.document ?? 'page')?.draft;
  if (!draft || isEqual(valueAt(draft, path), to)) return;
  perform([setting(draft, path, to)], options);
}

/** Adds a value to a list that is one value, as tags are. */
export function pushValue(path: Path, value: unknown, options: EditOptions = {}): void {
  const list = valueAt(sessionOf(options.document ?? 'page')?.draft, path) ?? [];
  if (!Array.isArray(list))
    throw new Error('Value provided is not type Array, please provide an Array or use the setSelected.');
  setValue(path, [...list, value], options);
}

/** The person has stopped typing in a text: what comes next is a step of its own. */
export function endTyping(): void {
  setHistory(seal(history));
}

export function undo(): void {
  const step = history.done.at(-1);
  if (!step || history.done.length <= fence.done) return;
  const operations = repeat(step, invert(step.operations));
  setHistory(stepBack(history, operations, invert));
  restore(step.before);
}

export function redo(): void {
  const step = history.undone.at(-1);
  if (!step || history.undone.length <= fence.undone) return;
  const operations = repeat(step, step.operations);
  setHistory(stepForward(history, operations));
  restore(step.after);
}

/** Until the answer is called, undo and redo do not reach what was done before: a dialog that hides the page undoes its own. */
export function fenceHistory(): () => void {
  endTyping();
  fence = { done: history.done.length, undone: history.undone.length };
  setHistory(history);
  return () => {
    fence = { done: 0, undone: 0 };
    setHistory(history);
  };
}

export function forgetHistory(): void {
  setHistory(emptyHistory);
}

/** Texts that are open show what the document holds now. */
export function refreshTexts(): void {
  refreshOpenTexts(state.documents.page);
  bumpWatchers();
}

function repeat(step: Step, operations: Operation[]): Operation[] {
  const session = sessionOf(step.document);
  if (!session) return [];
  const fitted = fit(session.draft as object, operations);
  if (fitted.operations.length > 0) change(step.document, fitted.operations);
  if (fitted.skipped) fail('Somebody else has changed this since. Their change stays.');
  refreshTexts();
  return fitted.operations;
}

function change(document: DocumentName, operations: Operation[]): void {
  const session = sessionOf(document);
  if (!session) return;
  putSession(document, edited(session as never, operations) as never);
  tellEdited(document);
}

const selection = (): Selection => ({ component: state.selectedComponent, content: state.selectedContent });

function restore({ component, content }: Selection): void {
  const exists = component !== null && valueAt(state.documents.page, component.path) !== undefined;
  state.selectedComponent = exists ? component : null;
  state.selectedContent = exists ? content : null;
  // The sidebar goes along: it shows the fields of what is selected.
  if (!state.editSidebar || !['item', 'header'].includes(state.editSidebarType)) return;
  state.editSidebar = exists;
  state.editSidebarType = !exists ? '' : component.path.length > 0 ? 'item' : 'header';
}

function setHistory(next: History): void {
  history = next;
  fence = { done: Math.min(fence.done, next.done.length), undone: Math.min(fence.undone, next.undone.length) };
  state.canUndo = next.done.length > fence.done;
  state.canRedo = next.undone.length > fence.undone;
}
