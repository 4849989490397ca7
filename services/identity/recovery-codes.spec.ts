import { createRecoveryCodes, digestOfCode } from './recovery-codes.ts';

test('ten codes differ and are easy to read', () => {
  const codes = createRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}(-[2-9a-hjkmnp-z]{5}){2}$/);
});

test('a code is recognised however it is typed, and never by another one', () => {
  const [code, other] = createRecoveryCodes() as [string, string];
  for (const typed of [code, code.toUpperCase(), code.replaceAll('-', ' '), ` ${code.replaceAll('-', '')} `])
    expect(digestOfCode(typed)).toBe(digestOfCode(code));
  expect(digestOfCode(other)).not.toBe(digestOfCode(code));
  expect(digestOfCode(code)).not.toContain(code);
});
