import { pages } from '../../proto/pages.ts';
import { parseInput } from './call-input.ts';

const { load, save } = pages.calls;

describe('the input of a call', () => {
  test('is the query of a GET; its body is ignored', () => {
    expect(parseInput(load, { query: { slug: 'a' }, body: { slug: 'b' } })).toEqual({ slug: 'a' });
  });
  test('is the body of a POST; its query is ignored', () => {
    expect(parseInput(save, { query: { page: 1 }, body: { page: { slug: 'b' } } })).toEqual({ page: { slug: 'b' } });
  });
  test('may be left out', () => {
    expect(parseInput(save, { query: {}, body: undefined })).toEqual({});
  });
  test.each([[[]], ['text'], [3], [true]])('is an object and not %j', (body) => {
    expect(() => parseInput(save, { query: {}, body })).toThrow(/Send a JSON object, not a/);
  });
});
