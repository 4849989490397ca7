import type { Operation } from '../edit.ts';
import { apply } from './apply.ts';
import { invertOperations } from './invert.ts';
import { merge } from './merge.ts';

const item = (key: string, fields: object = {}) => ({ key, ...fields });
const page = () => ({
  header: { title: 'Old', image: { imageId: 'a', alt: '' } },
  tags: ['x'],
  contents: [
    item('a', { text: 'A', left: [item('a1', { text: 'A1' }), item('a2')] }),
    item('b', { text: 'B', left: [] }),
    item('c', { text: 'C', left: [] }),
  ],
});
const contents = ['contents'];
const set = (path: string, from: unknown, to: unknown): Operation => ({ op: 'set', path: path.split('.'), from, to });
const insert = (path: string, after: string | null, key: string, fields: object = {}): Operation => ({
  op: 'insert',
  path: path.split('.'),
  after,
  item: item(key, fields),
});
const remove = (after: string | null, removed: object & { key: string }): Operation => ({
  op: 'remove',
  path: contents,
  after,
  item: removed,
});
const move = (key: string, from: string | null, to: string | null, toPath = 'contents'): Operation => ({
  op: 'move',
  key,
  from: { path: contents, after: from },
  to: { path: toPath.split('.'), after: to },
});
const [a, b] = page().contents as [{ key: string }, { key: string }];
const keys = (document: ReturnType<typeof page>) => document.contents.map(({ key }) => key).join(' ');

/** Merges in both orders, which must have the same result. */
function both(theirs: Operation[], mine: Operation[]) {
  const [one, other] = [merge(theirs, mine), merge(mine, theirs)];
  const first = apply(apply(page(), theirs), one.operations);
  const second = apply(apply(page(), mine), other.operations);
  return { first, second, conflicts: one.conflicts };
}

describe('two people who changed different things', () => {
  test.each<[what: string, theirs: Operation[], mine: Operation[], order: string]>([
    ['fields of one item', [set('contents.#a.text', 'A', 'T')], [set('contents.#a.more', undefined, 'M')], 'a b c'],
    ['inserts after the same item', [insert('contents', 'a', 'y')], [insert('contents', 'a', 'x')], 'a x y b c'],
    ['an insert after an item that the other removed', [remove('a', b)], [insert('contents', 'b', 'x')], 'a x c'],
    ['an insert after an item that the other moved', [move('b', 'a', null)], [insert('contents', 'b', 'x')], 'b a x c'],
    [
      'an insert after an item that was removed where the other inserted too',
      [remove('a', b), insert('contents', 'a', 'z')],
      [insert('contents', 'b', 'x')],
      'a z x c',
    ],
    ['a move and a removal of the same item', [move('b', 'a', null)], [remove('a', b)], 'a c'],
    ['the same removal', [remove('a', b)], [remove('a', b)], 'a c'],
    ['the same insert', [insert('contents', 'a', 'x')], [insert('contents', 'a', 'x')], 'a x b c'],
    ['the same move', [move('b', 'a', null)], [move('b', 'a', null)], 'b a c'],
    ['an edit in an item that the other moved', [move('a', null, 'c')], [set('contents.#a.text', 'A', 'M')], 'b c a'],
    [
      'an edit deep in an item that the other moved into another one',
      [move('a', null, null, 'contents.#b.left')],
      [set('contents.#a.left.#a1.text', 'A1', 'M'), insert('contents.#a.left', 'a1', 'x')],
      'b c',
    ],
    [
      'a box with something moved in and edited there',
      [move('c', 'b', 'a')],
      [
        insert('contents', 'a', 'box', { left: [] }),
        move('b', 'box', null, 'contents.#box.left'),
        set('contents.#box.left.#b.text', 'B', 'M'),
      ],
      'a box c',
    ],
  ])('%s', (_, theirs, mine, order) => {
    const { first, second, conflicts } = both(theirs, mine);
    expect(conflicts).toEqual([]);
    expect(first).toEqual(second);
    expect(keys(first)).toBe(order);
  });
});

describe('an item that is stored filled, and whose editor has not learnt this, is no conflict', () => {
  test.each<[what: string, stored: Operation[], sent: Operation[]]>([
    [
      'filled after it was added',
      [insert('contents', 'b', 'd', { text: 'D' })],
      [insert('contents', 'b', 'd', { text: '' }), set('contents.#d.text', '', 'D')],
    ],
    [
      'with an item in it',
      [insert('contents', 'b', 'd', { left: [item('d1', { text: 'D1' })] })],
      [insert('contents', 'b', 'd', { left: [] }), insert('contents.#d.left', null, 'd1', { text: 'D1' })],
    ],
  ])('%s', (_what, stored, sent) => {
    for (const [theirs, mine] of [
      [stored, sent],
      [sent, stored],
    ]) {
      const { operations, conflicts } = merge(theirs!, mine!);
      expect(conflicts).toEqual([]);
      expect(apply(apply(page(), theirs!), operations)).toEqual(apply(page(), mine!));
    }
  });
});

describe('two people who changed the same thing get a conflict', () => {
  test.each<[what: string, theirs: Operation[], mine: Operation[], conflict: object]>([
    [
      'the same field',
      [set('header.title', 'Old', 'T')],
      [set('header.title', 'Old', 'M')],
      { path: ['header', 'title'], base: 'Old', theirs: 'T', mine: 'M' },
    ],
    [
      'a value and a part of it',
      [set('header.image', { imageId: 'a', alt: '' }, { imageId: 'b' })],
      [set('header.image.alt', '', 'Alt')],
      {
        path: ['header', 'image'],
        base: { imageId: 'a', alt: '' },
        theirs: { imageId: 'b' },
        mine: { imageId: 'a', alt: 'Alt' },
      },
    ],
    [
      'a removed item that was edited',
      [remove('a', b)],
      [set('contents.#b.text', 'B', 'M')],
      { path: ['contents', '#b'], base: b, theirs: undefined, mine: { ...b, text: 'M' } },
    ],
    [
      'an edited item that was removed',
      [set('contents.#b.text', 'B', 'T')],
      [remove('a', b)],
      { path: ['contents', '#b'], base: b, theirs: { ...b, text: 'T' }, mine: undefined },
    ],
    [
      'an edited item that was replaced',
      [set('contents.#b.text', 'B', 'T')],
      [remove('a', b), insert('contents', null, 'b', { text: 'B', left: [] }), set('contents.#b.text', 'B', 'M')],
      { path: ['contents', '#b'], base: b, theirs: { ...b, text: 'T' }, mine: { ...b, text: 'M' } },
    ],
    [
      'an item that both put back, each in another list',
      [insert('contents.#b.left', null, 'x', { text: 'T' })],
      [insert('contents', 'a', 'x', { text: 'M' })],
      { path: ['contents', '#x'], base: undefined, theirs: { key: 'x', text: 'T' }, mine: { key: 'x', text: 'M' } },
    ],
    [
      'a removed item that something was put into',
      [remove('a', b)],
      [insert('contents.#b.left', null, 'x')],
      { path: ['contents', '#b'], base: b, theirs: undefined, mine: { ...b, left: [{ key: 'x' }] } },
    ],
    [
      'an item moved to two places',
      [move('a', null, 'b')],
      [move('a', null, 'c')],
      {
        path: ['contents', '#a'],
        base: { path: contents, after: null },
        theirs: { path: contents, after: 'b' },
        mine: { path: contents, after: 'c' },
      },
    ],
    [
      'the same key with different content',
      [insert('contents', 'a', 'x', { text: 'T' })],
      [insert('contents', 'a', 'x', { text: 'M' })],
      { path: ['contents', '#x'], base: undefined, theirs: { key: 'x', text: 'T' }, mine: { key: 'x', text: 'M' } },
    ],
    [
      'two items, each moved into the other',
      [move('a', null, null, 'contents.#b.left')],
      [move('b', 'a', null, 'contents.#a.left')],
      { path: ['contents', '#b'], mine: { path: ['contents', '#a', 'left'], after: null } },
    ],
  ])('%s', (_, theirs, mine, conflict) => {
    const { conflicts, first } = both(theirs, mine);
    expect(conflicts).toHaveLength(1);
    expect(conflicts[0]).toMatchObject(conflict);
    expect(first).toEqual(apply(page(), theirs));
  });

  test('and their other changes are merged', () => {
    const theirs = [set('header.title', 'Old', 'T'), remove(null, a)];
    const mine = [set('header.title', 'Old', 'M'), set('contents.#c.text', 'C', 'M'), insert('contents', 'a', 'x')];
    const { operations, conflicts } = merge(theirs, mine);
    expect(conflicts).toHaveLength(1);
    expect(operations).toEqual([set('contents.#c.text', 'C', 'M'), insert('contents', null, 'x')]);
  });
});

test('an item moved out of a removed item into one that both removed returns with an undo', () => {
  const theirs = [remove('a', b)];
  const [a1, a2] = [item('a1', { text: 'A1' }), item('a2')];
  const mine: Operation[] = [
    {
      op: 'move',
      key: 'a1',
      from: { path: ['contents', '#a', 'left'], after: null },
      to: { path: ['contents', '#b', 'left'], after: null },
    },
    remove(null, item('a', { text: 'A', left: [a2] })),
    remove(null, item('b', { text: 'B', left: [a1] })),
  ];
  const { operations, conflicts } = merge(theirs, mine);
  const after = apply(apply(page(), theirs), operations);
  expect(conflicts).toEqual([]);
  expect(keys(after)).toBe('c');
  expect(apply(after, invertOperations(operations))).toEqual(apply(page(), theirs));
});
