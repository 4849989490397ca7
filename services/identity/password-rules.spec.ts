import { requireStrongPassword } from './password-rules.ts';

const edith = { username: 'edith.finch', email: 'e.finch@tern.example', baseUrl: 'https://www.banksia.example' };
const choose = (password: string) => () => requireStrongPassword(password, edith);

describe('a new password', () => {
  test.each([
    'sea lion parade',
    'black caps and white tips',
    'eleven gulls at Petone',
    'a long password',
    'correct horse 7 edith',
    'x9$kL2mQ7!vR',
    'K3v-qPz_8wYt',
    'vier zwölf übrig',
    '木の上に白い鳥が三羽います',
    'one-hundred and 1234 steps',
    'welcome to the pinnacles desert',
  ])('can be %s', (password) => {
    expect(choose(password)).not.toThrow();
  });

  test.each(['', '            ', 'short one', '   sea lion    ', 'elevenchars'])(
    'has at least 12 characters: "%s"',
    (password) => {
      expect(choose(password)).toThrow(
        'Please choose at least 12 characters, not counting spaces at the start and end.',
      );
    },
  );

  test.each(['aaaaaaaaaaaa', 'abababababab', 'seal seal seal seal', 'sealionsealions', '1212121212123'])(
    'is not repetitive: %s',
    (password) => {
      expect(choose(password)).toThrow('Please choose a password that does not repeat the same characters.');
    },
  );

  test.each([
    'edith.finch1',
    'EDITH.FINCH2026!',
    'e.finch@tern.example',
    'finch-finch-edith',
    'banksia12345',
    'www.banksia.example',
    'b4nksia.ex4mple',
  ])('does not consist of well-known names: %s', (password) => {
    expect(choose(password)).toThrow('your username, your email or the address of this site');
  });

  test.each([
    'password1234',
    'Password2026!',
    'P4ssw0rd12345',
    'p@$$word!!!!',
    'passwordpassword1',
    'welcome12345!',
    'iloveyou2026',
    'qwertyuiop12',
    'qwertyuiop[]',
    '123456789012',
    '1qaz2wsx3edc',
    'abcdefghijkl',
    '987654321098',
    'administrator',
    'letmein123456',
    'correcthorsebatterystaple',
    '!@#$%^&*()12',
    'sunshine2019',
  ])('is not a common password: %s', (password) => {
    expect(choose(password)).toThrow('This password is too common.');
  });
});

test('a password of the maximum length is checked at once', () => {
  expect(choose('qwertyuiop1'.repeat(18).slice(0, 199) + '!')).toThrow('too common');
});
