import { ApiError } from '../api.ts';
import { messageOf, redirectIn, statusOf } from './load-visit.ts';

test.each([
  [{ statusCode: 418 }, 418],
  [{ status: 403 }, 403],
  [{ response: { status: 502 } }, 502],
  [new Error('boom'), 500],
  ['a word', 500],
  [undefined, 500],
])('the status of %p is %p', (error, status) => {
  expect(statusOf(error)).toBe(status);
});

test('the server’s sentence is the message', () => {
  expect(messageOf(new ApiError(404, 'This page could not be found'))).toBe('This page could not be found');
});

test('a redirect can come as an error’s message, to an address of this site only', () => {
  expect(redirectIn(new Error('redirect: /au/new'))).toBe('/au/new');
  expect(redirectIn(new Error('redirect: https://elsewhere.example'))).toBeUndefined();
  expect(redirectIn(new Error('something else'))).toBeUndefined();
});
