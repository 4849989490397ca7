import { jest } from '@jest/globals';
import { writable } from '../core/writable-state.ts';
import { SAVE_WAIT_MS, canLeavePage } from './unsaved.ts';
import { type Editor, createEditor } from '../core/editor.ts';
import { messages } from '../messages/messages.ts';

let editor: Editor;

beforeEach(() => {
  jest.useFakeTimers();
  editor = createEditor();
});
afterEach(() => void jest.useRealTimers());

const question = () => editor.state.question?.text ?? null;
const settled = () => jest.advanceTimersByTimeAsync(SAVE_WAIT_MS);

test('a page without unsaved changes is left without a question', async () => {
  expect(await canLeavePage(editor)).toBe(true);
  expect(question()).toBeNull();
});

test.each(['nav', 'footer'] as const)('the %s stays open: nothing is asked about it', async (name) => {
  writable(editor).unsaved[name] = true;
  expect(await canLeavePage(editor)).toBe(true);
  expect(question()).toBeNull();
});

test.each([true, false])(
  'a page that cannot be saved needs a confirmation, whose answer counts: %s',
  async (answer) => {
    writable(editor).unsaved.page = true;
    const leaving = canLeavePage(editor);
    await settled();
    expect(question()).toBe(messages.saving.leaving.text);
    editor.state.question!.answer(answer);
    expect(await leaving).toBe(answer);
  },
);

test('the question disappears when the page is saved, and navigation continues', async () => {
  writable(editor).unsaved.page = true;
  const leaving = canLeavePage(editor);
  await settled();
  writable(editor).unsaved.page = false;
  expect(await leaving).toBe(true);
  expect(question()).toBeNull();
});
