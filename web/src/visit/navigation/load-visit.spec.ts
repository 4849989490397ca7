import { ApiError } from '../../api.ts';
import { errorMessage, getRedirect, errorStatus } from './load-visit.ts';

test.each([
  [{ statusCode: 418 }, 418],
  [{ status: 403 }, 403],
  [{ response: { status: 502 } }, 502],
  [new Error('boom'), 500],
  ['a word', 500],
  [undefined, 500],
])('the status of %p is %p', (error, status) => {
  expect(errorStatus(error)).toBe(status);
});

test('the message of the server is used', () => {
  expect(errorMessage(new ApiError(404, 'This page could not be found'), 'en')).toBe('This page could not be found');
});

test('a redirect can be the message of an error, to an address of this site only', () => {
  expect(getRedirect(new Error('redirect: /au/new'))).toBe('/au/new');
  expect(getRedirect(new Error('redirect: https://elsewhere.example'))).toBeUndefined();
  expect(getRedirect(new Error('something else'))).toBeUndefined();
});
