import { ApiError } from '../../api.ts';
import { errorMessage } from './error-message.ts';
import { UserFacingError } from './user-facing-error.ts';

test.each([
  ['a refusal says what the server said', new ApiError(409, '/au/home already exists.'), '/au/home already exists.'],
  ['a refusal without words is unknown', new ApiError(500, ''), 'Unknown Error'],
  [
    'what the editor itself refuses is told',
    new UserFacingError('Please give the page a title.'),
    'Please give the page a title.',
  ],
  ['a fault is told to nobody', new Error('x is undefined'), 'Unknown Error'],
])('%s', (_rule, error, message) => {
  expect(errorMessage(error)).toBe(message);
});

test('an unavailable server gets a message for people', () => {
  expect(errorMessage(new TypeError('Failed to fetch'))).toMatch('could not be reached');
});
