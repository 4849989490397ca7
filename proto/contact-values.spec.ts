import { isEmail, isPhone } from './contact-values.ts';

test.each([
  'edith@example.org',
  'info@müller.de',
  'jörg@example.de',
  'a&b@example.com',
  "o'neil@example.com",
  'first.last+tag@sub.example.co.uk',
  'x@example.xn--p1ai',
  'x@xn--mller-kva.de',
  'почта@пример.рф',
  '用户@例子.中国',
  'उपयोगकर्ता@उदाहरण.भारत',
  'user@مثال.السعودية',
  '!#$%&*/=?^_`{|}~-@example.org',
  `${'x'.repeat(64)}@example.org`,
])('%s is an email address', (text) => expect(isEmail(text)).toBe(true));

test.each([
  '',
  'edith',
  'edith@',
  '@example.org',
  'edith@example',
  'edith@example.',
  'edith@.org',
  'edith@example..org',
  'edith.@example.org',
  '.edith@example.org',
  'e..dith@example.org',
  'edith@-example.org',
  'edith@example-.org',
  'edith@192.168.0.1',
  'edith@example.o',
  'a b@example.org',
  'a@b@example.org',
  'edith@exam ple.org',
  'edith,ben@example.org',
  'Edith <edith@example.org>',
  'edith@example.org\nBcc: x@example.org',
  `${'x'.repeat(65)}@example.org`,
  `x@${'y'.repeat(64)}.org`,
  `x@${'y.'.repeat(130)}org`,
])('%j is no email address', (text) => expect(isEmail(text)).toBe(false));

test.each([
  '12345',
  '+61 2 5550 1234',
  '+49 (0) 123 / 456 78-9',
  '0123 – 456789',
  '0123\u2011456789',
  '0123\u00a0456\u202f789',
  '(02) 5550.1234',
  '٠١٢٣٤٥٦٧٨٩',
  '+९१ ९८७६५ ४३२१०',
  '＋８１（３）１２３４−５６７８',
  '\u200e+61 2 5550 1234',
  '1300 226 574 ext. 12',
  '1300 226 574 x12',
])('%s is a phone number', (text) => expect(isPhone(text)).toBe(true));

test.each([
  '',
  '1234',
  '++61 2 5550 1234',
  'call me',
  '1300 BANKSIA',
  '12345@6',
  '+61 2 5550 1234 or 5',
  '1'.repeat(21),
])('%j is no phone number', (text) => expect(isPhone(text)).toBe(false));

test('a text of any length is checked at once', () => {
  for (const text of ['1 '.repeat(150), '('.repeat(300), 'a.'.repeat(150), `a@${'a-'.repeat(150)}`])
    expect([isEmail(text), isPhone(text)]).toEqual([false, false]);
});
