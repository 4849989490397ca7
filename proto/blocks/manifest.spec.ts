import { isBlank, summarize, isAllowedChild, isAllowedIn } from './manifest.ts';
import { type FieldKind, kinds } from './kinds.ts';
import type { Kind } from './kinds/kind.ts';

const all = Object.entries(kinds) as [FieldKind, Kind][];
const hasProperties = ([, { example }]: [FieldKind, Kind]) => typeof example === 'object' && !Array.isArray(example);

test.each(all)('an example of a %s is not blank', (kind, { example }) => {
  expect(isBlank({ kind }, example)).toBe(false);
});

test.each(all.filter(hasProperties))(
  'a %s says which of its properties visitors see and people read',
  (kind, traits) => {
    const { example, shown = [], words } = traits;
    expect(shown).not.toEqual([]);
    expect(words).toBeDefined();
    const hidden = Object.entries(example as object).filter(([name]) => !shown.includes(name));
    expect(isBlank({ kind }, Object.fromEntries(hidden))).toBe(true);
  },
);

test.each<[FieldKind, unknown, boolean]>([
  ['text', ' \u00a0', true],
  ['text', '<p></p>', false],
  ['richText', '<p>&nbsp;</p>', true],
  ['richText', '<p><img src="/a"></p>', false],
  ['link', { type: 'page', href: '', text: '' }, true],
  ['link', { type: 'page', href: '', text: 'Read' }, false],
  ['picture', { imageId: '', alt: '' }, true],
  ['list', [], true],
  ['place', { address: '', latitude: 1, longitude: 2 }, true],
  ['video', undefined, true],
])('a %s with %j is blank: %s', (kind, value, blank) => {
  expect(isBlank({ kind }, value)).toBe(blank);
});

test('people read the words of a value, not its ids and types', () => {
  expect(summarize({ kind: 'link' }, kinds.link.example)).toBe('A file · /file/f2');
  expect(summarize({ kind: 'picture' }, kinds.picture.example)).toBe('A galah');
  expect(summarize({ kind: 'text' }, ' words ')).toBe('words');
});

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
