import { mayContain, mayStandIn } from './may-contain.ts';

test('a column takes a text and no other columns', () => {
  expect(mayContain('SplitContent', 'left', 'Text')).toBe(true);
  expect(mayContain('SplitContent', 'left', 'SplitContent')).toBe(false);
  expect(mayContain('SplitContent', 'right', 'NewsCarousel')).toBe(false);
  expect(mayContain('IndentedContent', 'contents', 'IndentedContent')).toBe(false);
});

test('a parent or field that nobody declares refuses nothing', () => {
  expect(mayContain('Gone', 'left', 'SplitContent')).toBe(true);
  expect(mayContain('SplitContent', 'middle', 'SplitContent')).toBe(true);
  expect(mayContain('constructor', 'left', 'Text')).toBe(true);
});

test('the lists of a page take every block', () => {
  expect(mayStandIn('primary', 'contents', 'SplitContent')).toBe(true);
  expect(mayStandIn('gone', 'contents', 'SplitContent')).toBe(true);
});
