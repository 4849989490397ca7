import fc from 'fast-check';
import { checkJsonSize, jsonLimits } from './json-body.ts';

const check = (json: string) => {
  try {
    checkJsonSize(json);
    return null;
  } catch (error) {
    return error;
  }
};
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const { depth, values } = jsonLimits;

test.each([
  ['lists', nested(depth + 1)],
  ['lists that never end', '['.repeat(1_000_000)],
  ['objects', '{"a":'.repeat(depth + 1) + '1' + '}'.repeat(depth + 1)],
  ['lists behind a text with quotes', `["\\"]",${nested(depth)}]`],
  ['lists behind a text of backslashes', `["${'\\\\'.repeat(50)}",${nested(depth)}]`],
])('more levels than the limit are refused: %s', (_, json) => {
  expect(check(json)).toMatchObject({ code: 'invalid', message: expect.stringContaining('levels deep') });
});

test.each([
  ['numbers', `[${'1,'.repeat(values)}1]`],
  ['empty objects', `[${'{},'.repeat(values)}{}]`],
  ['fields', `{${'"a":1,'.repeat(values)}"a":1}`],
])('more values than the limit are refused: %s', (_, json) => {
  expect(check(json)).toMatchObject({ code: 'too-large', message: expect.stringMatching(/100,000 values\. .*\.$/) });
});

test.each([
  ['as deep as the limit', nested(depth)],
  ['wide as a large page', `[${'{"key":"k","text":"x"},'.repeat(15_000)}1]`],
  ['brackets and commas in a text', JSON.stringify('[{,:\\"'.repeat(100_000))],
  ['a text that never ends', `["${'['.repeat(1000)}`],
  ['backslashes that never end', `["${'\\'.repeat(100_001)}`],
])('anything else is passed to the parser: %s', (_, json) => {
  expect(check(json)).toBeNull();
});

test('any JSON within the limits passes, whatever its strings contain', () => {
  fc.assert(fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => expect(check(JSON.stringify([value]))).toBeNull()));
});
