import type { Problem } from '../../proto/errors.ts';
import { requireRoom, requireSize } from './document-limits.ts';

function refusal(act: () => unknown): Problem | undefined {
  try {
    act();
  } catch (thrown) {
    return thrown as Problem;
  }
}
const ofSize = (bytes: number) => ({ text: 'x'.repeat(bytes) });

test('a document is refused if it is too large for a response', () => {
  expect(refusal(() => requireSize('the nav', ofSize(599_000)))).toBeUndefined();
  expect(refusal(() => requireSize('the nav', ofSize(601_000)))).toMatchObject({
    code: 'too-large',
    message: 'There is room for 600 kB in the nav; this has 602 kB.',
  });
});

test('the documents of one response are limited in number and in size', () => {
  expect(refusal(() => requireRoom('notes', [ofSize(1), ofSize(1)], 2))).toBeUndefined();
  expect(refusal(() => requireRoom('notes', [ofSize(1), ofSize(1)], 1))?.code).toBe('conflict');
  expect(refusal(() => requireRoom('notes', [ofSize(300_000), ofSize(300_000)], 5))).toMatchObject({
    code: 'too-large',
    message: 'All notes of a domain have at most 600 kB in total: shorten some.',
  });
});
