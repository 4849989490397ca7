import { state } from './state.ts';
import { resetState } from './testing/reset-state.ts';
import { TOAST_TIME, dismiss, showError, showSuccess } from './toast-actions.ts';

const shown = () => state.toasts.map(({ text, kind }) => [kind, text]);

beforeEach(() => resetState());

test('a toast without a text says Success or Unknown Error', () => {
  showSuccess();
  showError();
  expect(shown()).toEqual([
    ['success', 'Success'],
    ['error', 'Unknown Error'],
  ]);
});

test('a toast is shown for 4 seconds', () => {
  expect(TOAST_TIME).toBe(4000);
});

test('the oldest toasts make room for new ones, and a dismissed one is removed', () => {
  for (const text of ['one', 'two', 'three', 'four', 'five']) showSuccess(text);
  expect(shown().map(([, text]) => text)).toEqual(['two', 'three', 'four', 'five']);
  dismiss(state.toasts[1]!.id);
  expect(shown().map(([, text]) => text)).toEqual(['two', 'four', 'five']);
});
