import { Secret, TOTP } from 'otpauth';
import { appAddress, createAppSecret, findStep } from './app-codes.ts';

// Appendix B of RFC 6238, whose secret has 20 bytes.
const secret = Secret.fromLatin1('12345678901234567890').base32;
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '287082', 1],
  [1111111109, '081804', 37037036],
  [2000000000, '279037', 66666666],
])('the code of RFC 6238 at second %i is accepted for its step', (seconds, code, step) => {
  expect(findStep(secret, code, 0, at(seconds))).toBe(step);
});

describe('a code', () => {
  const now = at(1111111109);
  const codeAt = (seconds: number) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: seconds * 1000 });

  test.each([-30, 0, 30])('of %i seconds away is accepted', (offset) => {
    expect(findStep(secret, codeAt(1111111109 + offset), 0, now)).toBe(37037036 + offset / 30);
  });

  test.each([-60, 60, 86_400])('of %i seconds away is refused', (offset) => {
    expect(findStep(secret, codeAt(1111111109 + offset), 0, now)).toBeNull();
  });

  test('is refused once its step or a later one was used', () => {
    expect(findStep(secret, '081804', 37037036, now)).toBeNull();
    expect(findStep(secret, codeAt(1111111109 - 30), 37037036, now)).toBeNull();
    expect(findStep(secret, codeAt(1111111109 + 30), 37037036, now)).toBe(37037037);
  });

  test.each(['', '08180', '0818044', 'abcdef'])('such as %j is refused', (code) => {
    expect(findStep(secret, code, 0, now)).toBeNull();
  });
});

test('secrets differ, have 160 bits, and are in the address for the QR code', () => {
  const [one, other] = [createAppSecret(), createAppSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(other);
  const { protocol, searchParams } = new URL(appAddress(one, 'www.example.org', 'ana'));
  expect([protocol, searchParams.get('secret'), searchParams.get('issuer')]).toEqual([
    'otpauth:',
    one,
    'www.example.org',
  ]);
});
