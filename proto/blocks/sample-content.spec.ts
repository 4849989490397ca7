import { apply } from '../edit/apply.ts';
import { createSet } from '../edit/create-operation.ts';
import { merge } from '../edit/merge.ts';
import { hasSampleContent, isSampleContent, listSampleContent, unmarkAll, unmarkChanged } from './sample-content.ts';

const row = { key: 'r1', number: '10', description: 'What it counts', sample: { number: true, description: true } };
const page = {
  header: { title: 'A title' },
  contents: [
    { key: 'n', componentType: 'ByNumbers', title: 'Numbers', sample: { title: true }, items: [row] },
    {
      ...{ key: 's', componentType: 'SplitContent', right: [] },
      left: [{ key: 'q', componentType: 'QuoteBlock', quote: '<p>Words</p>', name: '', sample: { quote: true } }],
    },
    { key: 't', componentType: 'RichText', text: '<p>Words</p>', sample: 'of something else' },
  ],
};
const title = ['contents', '#n', 'title'];
const number = ['contents', '#n', 'items', '#r1', 'number'];
const description = ['contents', '#n', 'items', '#r1', 'description'];
const quote = ['contents', '#s', 'left', '#q', 'quote'];

test('sample content is found in blocks, their rows and the blocks inside them', () => {
  expect(listSampleContent(page)).toEqual([title, number, description, quote]);
  expect(listSampleContent(page, ['contents', '#s'])).toEqual([quote]);
  expect([hasSampleContent(page), hasSampleContent({ contents: [page.contents[2]] })]).toEqual([true, false]);
  expect([isSampleContent(page, number), isSampleContent(page, [...number.slice(0, -1), 'suffix'])]).toEqual([
    true,
    false,
  ]);
});

test('a changed field is no longer sample content, and its neighbours still are', () => {
  const change = createSet(page, number, '12');
  const changed = apply(page, [...unmarkChanged(page, [change]), change]);
  expect(listSampleContent(changed)).toEqual([title, description, quote]);
});

test('a change inside a value changes the field', () => {
  const linked = { contents: [{ key: 'b', link: { text: 'Name' }, sample: { link: true } }] };
  const change = createSet(linked, ['contents', '#b', 'link', 'href'], '/a');
  expect(apply(linked, unmarkChanged(linked, [change]))).toEqual({ contents: [{ key: 'b', link: { text: 'Name' } }] });
});

test('removing the last mark also removes the record of marks', () => {
  const change = createSet(page, title, 'Our year');
  expect(apply(page, unmarkChanged(page, [change])).contents[0]).not.toHaveProperty('sample');
});

test('a change of anything else changes no mark', () => {
  expect(unmarkChanged(page, [createSet(page, ['header', 'title'], 'Other')])).toEqual([]);
  expect(unmarkChanged(page, [createSet(page, [...quote.slice(0, -1), 'name'], 'Anna')])).toEqual([]);
});

test('all content of a block can be kept as it is', () => {
  const unmarked = apply(page, unmarkAll(page, ['contents', '#n']));
  expect(listSampleContent(unmarked)).toEqual([quote]);
  expect(unmarked.contents[0]).toMatchObject({ title: 'Numbers', items: [{ number: '10' }] });
});

test('two editors who change different sample texts of a block have no conflict', () => {
  const set = (path: string[]) => {
    const change = createSet(page, path, 'Other');
    return [...unmarkChanged(page, [change]), change];
  };
  const [theirs, mine] = [set(number), set(description)];
  const { operations, conflicts } = merge(theirs, mine);
  expect(conflicts).toEqual([]);
  expect(listSampleContent(apply(apply(page, theirs), operations))).toEqual([title, quote]);
});
