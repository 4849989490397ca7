import { jest } from '@jest/globals';
import { state } from './state.ts';
import { resetState } from './testing/reset-state.ts';
import { writableState } from './writable-state.ts';
import { LEAVE_QUESTION, SAVE_WAIT_MS, canLeavePage } from './unsaved.ts';

beforeEach(() => {
  jest.useFakeTimers();
  resetState();
});
afterEach(() => void jest.useRealTimers());

const question = () => state.question?.text ?? null;
const settled = () => jest.advanceTimersByTimeAsync(SAVE_WAIT_MS);

test('a page without unsaved changes is left without a question', async () => {
  expect(await canLeavePage()).toBe(true);
  expect(question()).toBeNull();
});

test.each(['nav', 'footer'] as const)('the %s is kept: nothing is asked about it', async (name) => {
  writableState.unsaved[name] = true;
  expect(await canLeavePage()).toBe(true);
  expect(question()).toBeNull();
});

test.each([true, false])(
  'a page that cannot be saved needs a confirmation, whose answer counts: %s',
  async (answer) => {
    writableState.unsaved.page = true;
    const leaving = canLeavePage();
    await settled();
    expect(question()).toBe(LEAVE_QUESTION);
    state.question!.answer(answer);
    expect(await leaving).toBe(answer);
  },
);

test('the question disappears when the page is saved, and navigation continues', async () => {
  writableState.unsaved.page = true;
  const leaving = canLeavePage();
  await settled();
  writableState.unsaved.page = false;
  expect(await leaving).toBe(true);
  expect(question()).toBeNull();
});
