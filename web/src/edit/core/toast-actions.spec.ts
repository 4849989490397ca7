import { TOAST_TIME, dismiss, showError, showSuccess } from './toast-actions.ts';
import { type Editor, createEditor } from './editor.ts';

let editor: Editor;

const shown = () => editor.state.toasts.map(({ text, kind }) => [kind, text]);

beforeEach(() => void (editor = createEditor()));

test('a toast without a text says Success or Unknown Error', () => {
  showSuccess(editor);
  showError(editor);
  expect(shown()).toEqual([
    ['success', 'Success'],
    ['error', 'Unknown Error'],
  ]);
});

test('a toast is shown for 4 seconds', () => {
  expect(TOAST_TIME).toBe(4000);
});

test('the oldest toasts make room for new ones, and a dismissed one is removed', () => {
  for (const text of ['one', 'two', 'three', 'four', 'five']) showSuccess(editor, text);
  expect(shown().map(([, text]) => text)).toEqual(['two', 'three', 'four', 'five']);
  dismiss(editor, editor.state.toasts[1]!.id);
  expect(shown().map(([, text]) => text)).toEqual(['two', 'four', 'five']);
});

test('the same text is counted, but each toast with an action stays with its action', () => {
  const runs: string[] = [];
  showSuccess(editor, 'Saved');
  showSuccess(editor, 'Saved');
  for (const name of ['first', 'second'])
    showSuccess(editor, 'Moved', { label: 'Undo', run: () => void runs.push(name) });
  expect(editor.state.toasts.map(({ times }) => times)).toEqual([2, 1, 1]);
  editor.state.toasts.at(-1)!.actions[0]!.run();
  expect(runs).toEqual(['second']);
});
