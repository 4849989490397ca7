import { TimeoutError } from 'ky';
import { ApiError } from '../../api.ts';
import { errorMessage, UserFacingError } from './error-message.ts';

test.each([
  [
    'a refusal shows the message of the server',
    new ApiError(409, '/au/home already exists.'),
    '/au/home already exists.',
  ],
  ['a refusal without a message is unknown', new ApiError(500, ''), 'Unknown Error'],
  [
    'a refusal of the editor itself is shown',
    new UserFacingError('Please give the page a title.'),
    'Please give the page a title.',
  ],
  ['the message of a fault is not shown', new Error('x is undefined'), 'Unknown Error'],
])('%s', (_rule, error, message) => {
  expect(errorMessage(error)).toBe(message);
});

test('an unavailable server gets a message for people', () => {
  expect(errorMessage(new TypeError('Failed to fetch'))).toMatch('could not be reached');
});

test.each([
  ['POST', 'Your change may have been saved'],
  ['GET', 'did not answer in time'],
])('a %s without an answer says what that means', (method, text) => {
  expect(errorMessage(new TimeoutError(new Request('http://site/api', { method })))).toMatch(text);
});
