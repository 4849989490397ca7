import { link, list, text, type Fields } from '../../fields/field.ts';
import { describeSitting } from './describe-sitting.ts';

const fields: Fields = {
  'header.title': text('Title'),
  keywords: text('Keywords'),
  items: list('Links', { link: link('Link') }, { rowLabel: 'Link' }),
};
const set = (path: string[], types: string[] = []) => ({ op: 'set' as const, path, types });
const block = (op: 'insert' | 'remove' | 'move', type: string, key = type) => ({
  op,
  path: ['contents', `#${key}`],
  types: [type],
});

test('changed fields are named with what they belong to', () => {
  expect(describeSitting([set(['header', 'title'])], fields)).toBe('Changed Title of Page header');
  expect(describeSitting([set(['keywords'])], fields)).toBe('Changed Keywords');
  expect(describeSitting([set(['contents', '#k', 'text'], ['RichText'])], fields)).toBe('Changed Text of Rich text');
});

test('blocks that were added, removed or moved are counted and named', () => {
  expect(describeSitting([block('insert', 'QuoteBlock'), block('insert', 'ByNumbers')], fields)).toBe(
    'Added 2 blocks: Quote, By numbers',
  );
  expect(describeSitting([block('move', 'QuoteBlock'), block('remove', 'ByNumbers')], fields)).toBe(
    'Removed By numbers; moved Quote',
  );
});

test('rows count as a change of their list', () => {
  const row = { op: 'insert' as const, path: ['items', '#r'], types: [''] };
  expect(describeSitting([row, set(['items', '#s', 'link'], [''])], fields)).toBe('Changed Links and Link');
});

test('a long sitting ends with the number of other changes', () => {
  const keys = ['RichText', 'QuoteBlock', 'ByNumbers', 'Accordion', 'Media'];
  const changes = keys.map((type) => set(['contents', `#${type}`, 'title'], [type]));
  expect(describeSitting(changes, fields, 7)).toMatch(/; and 8 other changes$/);
});

test('nothing changed, nothing is said', () => {
  expect(describeSitting([], fields)).toBe('');
});
