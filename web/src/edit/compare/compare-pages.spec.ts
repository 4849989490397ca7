import type { Item } from '../../../../proto/content.ts';
import { itemFixture, pageFixture } from '../../visit/visit.fixture.ts';
import { comparePages } from './compare-documents.ts';

const text = (key: string, words = key) => itemFixture('RichText', key, { text: `<p>${words}</p>` });
const split = (key: string, left: Item[], right: Item[] = []) => itemFixture('SplitContent', key, { left, right });
const page = (contents: Item[], over = {}) => pageFixture({ contents, ...over });
const kinds = (before: Item[], after: Item[]) =>
  comparePages(page(before), page(after)).map(({ id, kind }) => `${kind} ${id}`);

test('equal versions have no changes', () => {
  expect(kinds([text('a')], [text('a')])).toEqual([]);
});

test('blocks are matched by key, and listed in the order of the later page', () => {
  expect(kinds([text('a'), text('b'), text('c')], [text('new'), text('a', 'other'), text('c')])).toEqual([
    'added new',
    'changed a',
    'removed b',
  ]);
});

test('a block that changed its place is moved, in its list or to another one', () => {
  expect(kinds([text('a'), text('b'), text('c')], [text('c'), text('a'), text('b')])).toEqual(['moved c']);
  expect(kinds([split('s', []), text('a')], [split('s', [text('a')])])).toEqual(['moved a']);
});

test('blocks inside a container are changes of their own', () => {
  expect(kinds([split('s', [text('a'), text('b')])], [split('s', [text('a', 'other')])])).toEqual([
    'changed a',
    'removed b',
  ]);
});

test('an added or removed container is one change, with all blocks in it', () => {
  expect(kinds([], [split('s', [text('a')])])).toEqual(['added s']);
  expect(kinds([split('s', [text('a')])], [])).toEqual(['removed s']);
});

test('a block that moved and changed says both', () => {
  const [change] = comparePages(page([text('a'), split('s', [])]), page([split('s', [text('a', 'other')])]));
  expect(change).toMatchObject({ id: 'a', kind: 'changed', isMovedToo: true });
});

test('the header and the settings of the page are named with their fields', () => {
  const before = page([], { header: { title: 'One' }, keywords: 'cover' });
  const after = page([], { header: { title: 'Two' }, keywords: 'care', revision: 9, updatedAt: 'later' });
  expect(comparePages(before, after).map(({ id, details }) => [id, details])).toEqual([
    ['header', [{ label: 'Title', before: 'One', after: 'Two' }]],
    ['settings', [{ label: 'Keywords', before: 'cover', after: 'care' }]],
  ]);
});
