import { toRecordable } from './words.ts';

test('a search is counted by its words, in any case and with any spaces', () => {
  expect(toRecordable('  Pet   Insurance! ')).toBe('pet insurance');
  expect(toRecordable('café')).toBe('cafe');
  expect(toRecordable('2026 plan')).toBe('2026 plan');
});

test('a search that may name a person or an account is not recorded', () => {
  expect(toRecordable('mere@example.org')).toBeNull();
  expect(toRecordable('+64 21 555 012')).toBeNull();
  expect(toRecordable('policy 12345678')).toBeNull();
});

test('a search without words, or a very long one, is not recorded', () => {
  expect(toRecordable('?!')).toBeNull();
  expect(toRecordable('word '.repeat(20))).toBeNull();
});
