import { isAllowedChild, isAllowedIn } from './allowed-children.ts';

test('a column accepts a text, but no columns', () => {
  expect(isAllowedChild('SplitContent', 'left', 'Text')).toBe(true);
  expect(isAllowedChild('SplitContent', 'left', 'SplitContent')).toBe(false);
  expect(isAllowedChild('SplitContent', 'right', 'NewsCarousel')).toBe(false);
  expect(isAllowedChild('IndentedContent', 'contents', 'IndentedContent')).toBe(false);
});

test('an undeclared parent or field refuses nothing', () => {
  expect(isAllowedChild('Gone', 'left', 'SplitContent')).toBe(true);
  expect(isAllowedChild('SplitContent', 'middle', 'SplitContent')).toBe(true);
  expect(isAllowedChild('constructor', 'left', 'Text')).toBe(true);
});

test('the lists of a page accept every block', () => {
  expect(isAllowedIn('primary', 'contents', 'SplitContent')).toBe(true);
  expect(isAllowedIn('gone', 'contents', 'SplitContent')).toBe(true);
});
