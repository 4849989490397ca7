import { compareDocuments } from './compare-documents.ts';

const link = (key: string, text = key) => ({ key, link: { type: 'page', href: '/a', text } });
const column = (key: string, links: object[], name = key) => ({ key, name, links });
const footer = (items: object[], over = {}) => ({ domainId: 'd', items, slogan: { text: 'A slogan' }, ...over });
const kinds = (before: object[], after: object[]) =>
  compareDocuments('footer', footer(before), footer(after)).map(({ id, kind }) => `${kind} ${id}`);

test('equal versions have no changes', () => {
  expect(kinds([column('a', [link('x')])], [column('a', [link('x')])])).toEqual([]);
});

test('items are matched by key at every depth, and named by their text', () => {
  const [before, after] = [[column('a', [link('x')])], [column('a', [link('x', 'Tours'), link('y', 'Prices')])]];
  const changes = compareDocuments('footer', footer(before), footer(after));
  expect(changes.map(({ kind, label, details }) => [kind, label, details])).toEqual([
    ['changed', 'Link “Tours”', [{ label: 'Link › Text', before: 'x', after: 'Tours' }]],
    ['added', 'Link “Prices”', []],
  ]);
});

test('an added or removed item is one change, with all items in it', () => {
  expect(kinds([], [column('a', [link('x')])])).toEqual(['added a']);
  expect(kinds([column('a', [link('x')])], [])).toEqual(['removed a']);
});

test('an item that changed its place is moved, in its list or to another one', () => {
  const [x, y] = [link('x'), link('y')];
  expect(kinds([column('a', [x, y])], [column('a', [y, x])])).toEqual(['moved y']);
  expect(kinds([column('a', [x]), column('b', [y])], [column('a', []), column('b', [y, x])])).toEqual(['moved x']);
});

test('what is in no item is one change of the document', () => {
  const [change, ...others] = compareDocuments('footer', footer([]), footer([], { slogan: { text: 'Other words' } }));
  expect(others).toEqual([]);
  expect(change).toMatchObject({
    key: null,
    label: 'Footer',
    drawnIn: '[data-part=footer]',
    details: [{ label: 'Slogan', before: 'A slogan', after: 'Other words' }],
  });
});

test('a version without content has nothing that could be compared', () => {
  expect(compareDocuments('subNav', null, { domainId: 'd', region: 'au', items: [link('x')] })).toMatchObject([
    { kind: 'added', id: 'x' },
  ]);
});
