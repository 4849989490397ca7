import { ApiError } from '../../api.ts';
import { sentenceOf } from './sentence-of.ts';
import { Told } from './told.ts';

test.each([
  ['a refusal says what the server said', new ApiError(409, '/au/home already exists.'), '/au/home already exists.'],
  ['a refusal without words is unknown', new ApiError(500, ''), 'Unknown Error'],
  [
    'what the editor itself refuses is told',
    new Told('Please give the page a title.'),
    'Please give the page a title.',
  ],
  ['a fault is told to nobody', new Error('x is undefined'), 'Unknown Error'],
])('%s', (_rule, error, sentence) => {
  expect(sentenceOf(error)).toBe(sentence);
});

test('a server that is away is told in words', () => {
  expect(sentenceOf(new TypeError('Failed to fetch'))).toMatch('could not be reached');
});
