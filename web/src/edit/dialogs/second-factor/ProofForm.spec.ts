import { toCode } from './ProofForm.tsx';

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 123 456\n', '123456'],
  ['12345', undefined],
  ['1234567', undefined],
  ['12345a', undefined],
  ['', undefined],
])('%j is read as the code %j', (typed, code) => {
  expect(toCode(typed)).toBe(code);
});
