import { signInLine } from './login.mjs';

test('npm start prints the login, or that there is no editor', () => {
  expect(signInLine({ username: 'admin', password: 'p4ss' })).toBe('Sign in as   admin   with the password   p4ss');
  expect(signInLine()).toBe('No sign-in: DRAFT is not "true", so this site has no editor.');
});
