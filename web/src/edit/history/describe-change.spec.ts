import { diff } from '../../../../proto/edit/diff.ts';
import { choice, link, list, text, type Fields } from '../../fields/field.ts';
import { describeChanges } from './describe-change.ts';

const fields: Fields = {
  'header.title': text('Title'),
  items: list('Items', { link: link('Link') }, { rowLabel: 'Item' }),
};
const changes = (from: object, to: object) => describeChanges({ from, to, operations: diff(from, to) }, fields);
const block = { componentType: 'RichText', key: 'k1', text: '<p>Before</p>' };

test('a changed field is named by its label, with both values', () => {
  expect(changes({ header: { title: 'One' } }, { header: { title: 'Two' } })).toEqual([
    { label: 'Title', before: 'One', after: 'Two' },
  ]);
});

test('a field without a label is named by its name, in words', () => {
  expect(changes({ homePageSlug: '' }, { homePageSlug: 'home' })).toEqual([
    { label: 'Home page slug', before: 'Nothing', after: 'home' },
  ]);
});

test('a text of a block names the block, without its markup', () => {
  expect(changes({ contents: [block] }, { contents: [{ ...block, text: '<p>After</p>' }] })).toEqual([
    { label: 'Contents › Rich text › Text', before: 'Before', after: 'After' },
  ]);
});

test('a text with the same words has another format', () => {
  const bold = { ...block, text: '<p><strong>Before</strong></p>' };
  expect(changes({ contents: [block] }, { contents: [bold] })).toEqual([
    { label: 'Contents › Rich text › Text', before: 'Previous formatting', after: 'New formatting' },
  ]);
});

test('marks of sample content are no changes', () => {
  const sample = { ...block, sample: { text: true } };
  expect(changes({ contents: [sample] }, { contents: [block] })).toEqual([]);
});

test('inserted, removed and moved blocks are described differently', () => {
  const other = { ...block, key: 'k2', text: '<p>Other</p>' };
  expect(changes({ contents: [] }, { contents: [block] })).toEqual([
    { label: 'Contents › Rich text', before: 'Nothing', after: 'Before' },
  ]);
  expect(changes({ contents: [block] }, { contents: [] })).toEqual([
    { label: 'Contents › Rich text', before: 'Before', after: 'Removed' },
  ]);
  expect(changes({ contents: [block, other] }, { contents: [other, block] })).toMatchObject([
    { before: 'Previous position', after: 'New position' },
  ]);
});

test('a row of a list is named by its label and first words', () => {
  const row = (words: string) => ({ key: 'r1', link: { type: 'page', href: '/a', text: words } });
  expect(changes({ items: [row('About')] }, { items: [row('Contact')] })[0]).toMatchObject({
    label: expect.stringMatching(/^Items › Item “.*Contact.*” › Link/),
    after: 'Contact',
  });
});

test('a rich text is described by the signs that it shows', () => {
  const after = { ...block, text: '<p>Fish &amp; <em>chips</em></p>' };
  expect(changes({ contents: [block] }, { contents: [after] })).toMatchObject([{ after: 'Fish & chips' }]);
});

const looks = [
  { value: 'panel', text: 'On a panel' },
  { value: 'plain', text: 'Without a panel' },
];
const choosing: Fields = {
  look: choice('Look', looks),
  rows: list('Rows', { look: choice('Look', looks), words: text('Words') }, { rowLabel: 'Row' }),
};
const changesOfChoices = (from: object, to: object) =>
  describeChanges({ from, to, operations: diff(from, to) }, choosing);

test('a choice is described in the words of its options', () => {
  expect(changesOfChoices({ look: 'panel' }, { look: 'plain' })).toEqual([
    { label: 'Look', before: 'On a panel', after: 'Without a panel' },
  ]);
});

test('rows and blocks are described without the values of their settings', () => {
  const row = { key: 'r1', look: 'plain', words: 'Some words' };
  expect(changesOfChoices({ rows: [] }, { rows: [row] })).toEqual([
    { label: 'Rows › Row “Some words”', before: 'Nothing', after: 'Some words' },
  ]);
  const quote = { componentType: 'QuoteBlock', key: 'q1', quote: '<p>Well said</p>', look: 'panel' };
  expect(changes({ contents: [] }, { contents: [quote] })).toMatchObject([{ after: 'Well said' }]);
});

test('ids are not shown', () => {
  expect(changes({ miniNavId: 'a1' }, { miniNavId: 'b2' })).toEqual([
    { label: 'Sub nav', before: 'Previous selection', after: 'New selection' },
  ]);
});

test('a text that differs far behind its start is a change', () => {
  const long = 'A word. '.repeat(100);
  const [change] = changes({ header: { title: `${long}One` } }, { header: { title: `${long}Two` } });
  expect(change).toMatchObject({ before: expect.stringMatching(/One$/), after: expect.stringMatching(/Two$/) });
});

test('a document that was chosen is named by what it is', () => {
  expect(changes({ pageBannerId: null }, { pageBannerId: 'b1' })).toEqual([
    { label: 'Page Banner', before: 'Nothing', after: 'Selected' },
  ]);
});
