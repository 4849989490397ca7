import { apply } from '../../../../proto/edit/apply.ts';
import type { Item } from '../../../../proto/content.ts';
import { itemFixture, pageFixture } from '../../visit/visit.fixture.ts';
import { restoreBlock, restoreFields } from './RestoreChange.tsx';

const text = (key: string, words = key) => itemFixture('RichText', key, { text: `<p>${words}</p>` });
const split = (key: string, left: Item[], right: Item[] = []) => itemFixture('SplitContent', key, { left, right });
const page = (contents: Item[], over = {}) => pageFixture({ contents, ...over });
const restored = (draft: Item[], version: Item[], key: string): unknown => {
  const operations = restoreBlock(page(draft), page(version), key, () => 'fresh');
  return operations === 'owner-missing' ? operations : apply(page(draft), operations).contents;
};

test('a removed block returns after the block that it followed', () => {
  const all = [text('a'), text('b'), text('c')];
  expect(restored([text('a'), text('new'), text('c')], all, 'b')).toEqual([
    text('a'),
    text('b'),
    text('new'),
    text('c'),
  ]);
});

test('it returns first if nothing that it followed is left', () => {
  expect(restored([text('c')], [text('a'), text('b'), text('c')], 'b')).toEqual([text('b'), text('c')]);
});

test('a changed block gets its content back and stays where it is now', () => {
  expect(restored([text('b'), text('a', 'other')], [text('a'), text('b')], 'a')).toEqual([text('b'), text('a')]);
});

test('a moved block returns to its place', () => {
  expect(restored([text('b'), text('a')], [text('a'), text('b')], 'a')).toEqual([text('a'), text('b')]);
  expect(restored([split('s', [text('a')])], [text('a'), split('s', [])], 'a')).toEqual([text('a'), split('s', [])]);
});

test('a block that the version does not have is removed', () => {
  expect(restored([text('a'), text('new')], [text('a')], 'new')).toEqual([text('a')]);
});

test('a block returns into its container, even if that has moved', () => {
  const version = [split('s', [text('a')]), split('t', [])];
  expect(restored([split('t', [split('s', [])])], version, 'a')).toEqual([split('t', [split('s', [text('a')])])]);
});

test('a block without its container is not restored', () => {
  expect(restored([], [split('s', [text('a')])], 'a')).toBe('owner-missing');
});

test('a container returns without sharing keys with blocks that have left it', () => {
  expect(restored([text('a')], [split('s', [text('a')])], 's')).toEqual([
    split('s', [itemFixture('RichText', 'fresh', { text: '<p>a</p>' })]),
    text('a'),
  ]);
});

test('only the named fields of a page are restored', () => {
  const version = page([text('a')], { header: { title: 'One' }, keywords: 'cover' });
  const draft = page([], { header: { title: 'Two' }, keywords: 'care' });
  expect(apply(draft, restoreFields(draft, version, ['header']))).toEqual({ ...draft, header: version.header });
});
