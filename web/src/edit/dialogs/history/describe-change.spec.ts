import { diff } from '../../../../../proto/edit/diff.ts';
import { link, list, text, type Fields } from '../../../fields/field.ts';
import { describeChanges } from './describe-change.ts';

const fields: Fields = {
  'header.title': text('Title'),
  items: list('Items', { link: link('Link') }, { rowLabel: 'Item' }),
};
const changes = (from: object, to: object) => describeChanges({ from, to, operations: diff(from, to) }, fields);
const block = { componentType: 'RichText', key: 'k1', text: '<p>Before</p>' };

test('a changed field is named by its label, with both values', () => {
  expect(changes({ header: { title: 'One' } }, { header: { title: 'Two' } })).toEqual([
    { place: 'Title', before: 'One', after: 'Two' },
  ]);
});

test('a field without a label is named by its name, in words', () => {
  expect(changes({ homePageSlug: '' }, { homePageSlug: 'home' })).toEqual([
    { place: 'Home page slug', before: 'Nothing', after: 'home' },
  ]);
});

test('a text of a block names the block, without its markup', () => {
  expect(changes({ contents: [block] }, { contents: [{ ...block, text: '<p>After</p>' }] })).toEqual([
    { place: 'Contents › Rich text › Text', before: 'Before', after: 'After' },
  ]);
});

test('blocks that came, went and moved are told apart', () => {
  const other = { ...block, key: 'k2', text: '<p>Other</p>' };
  expect(changes({ contents: [] }, { contents: [block] })).toEqual([
    { place: 'Contents › Rich text', before: 'Nothing', after: 'Before' },
  ]);
  expect(changes({ contents: [block] }, { contents: [] })).toEqual([
    { place: 'Contents › Rich text', before: 'Before', after: 'Removed' },
  ]);
  expect(changes({ contents: [block, other] }, { contents: [other, block] })).toMatchObject([
    { before: 'Its earlier place', after: 'Moved to another place' },
  ]);
});

test('a row of a list is named by its label and first words', () => {
  const row = (words: string) => ({ key: 'r1', link: { type: 'page', href: '/a', text: words } });
  expect(changes({ items: [row('About')] }, { items: [row('Contact')] })[0]).toMatchObject({
    place: expect.stringMatching(/^Items › Item “.*Contact.*” › Link/),
    after: 'Contact',
  });
});

test('ids are not shown', () => {
  expect(changes({ miniNavId: 'a1' }, { miniNavId: 'b2' })).toEqual([
    { place: 'Mini nav id', before: 'Another one', after: 'A different one' },
  ]);
});
