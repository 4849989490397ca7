import { ApiError } from '../../api.ts';
import { describeSignInError } from './sign-in.ts';

test.each([
  ['the message of the server', new ApiError(401, 'Username or password is incorrect.'), /^Username or password is/],
  ['the status text of a proxy', new ApiError(502, 'Bad Gateway'), /^Bad Gateway$/],
  ['a connection error in a sentence', new TypeError('Failed to fetch'), /could not be reached/],
  ['the text of an exception', new Error('Your browser did not accept the cookie.'), /^Your browser did not accept/],
  ['something, even when the answer has no message', new ApiError(502, ''), /^Unknown Error$/],
])('a failed sign-in shows %s', (_what, error, text) => {
  expect(describeSignInError(error)).toMatch(text);
});
