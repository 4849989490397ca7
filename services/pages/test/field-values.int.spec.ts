import type { Operation } from '../../../proto/edit.ts';
import { pages } from '../../../proto/pages.ts';
import { type CallAs, useStack } from '../../kit/testing/stack.ts';
import { regionsService } from '../../regions/regions.module.ts';
import { pagesService } from '../pages.module.ts';
import { pageFixtures } from './page-fixtures.ts';

const stack = useStack({ services: [regionsService, pagesService] });
let as: CallAs;
const { calls } = pages;

beforeAll(async () => {
  as = { as: stack.users.editor, domainId: 'domain-1' };
});

const a = () => pageFixtures(stack, as);
const cta = (fields: object) => ({ componentType: 'CtaBlock', key: 'k1', ...fields });
const split = (...left: object[]) => ({ componentType: 'SplitContent', key: 's1', left });
const invalid = (message: string) => expect.objectContaining({ code: 'invalid', message });

describe('an invalid field value is refused', () => {
  test('in a new page', async () => {
    await expect(a().page('new', { contents: [cta({ image: 5 })] as never })).rejects.toEqual(
      invalid('contents[0].image must be a picture.'),
    );
  });

  test('in a page that is saved, or published with its content', async () => {
    const { _id, revision, ...page } = await a().page('saved', { contents: [cta({ title: 'A' })] });
    const bad = { ...page, _id, revision, contents: [cta({ link: { type: 'bogus', href: '', text: '' } })] };
    const refused = invalid('contents[0].link.type must be one of page, anchor, file, external.');
    await expect(stack.call(calls.save, { page: bad }, as)).rejects.toEqual(refused);
    await expect(stack.call(calls.publish, { page: bad }, as)).rejects.toEqual(refused);
  });

  test('by an operation, and nothing of its batch is stored', async () => {
    const { _id, revision, slug } = await a().page('edited', { contents: [cta({ title: 'A' })] });
    const operations: Operation[] = [
      { op: 'set', path: ['contents', '#k1', 'title'], from: 'A', to: 'B' },
      { op: 'set', path: ['contents', '#k1', 'image'], to: 5 },
    ];
    await expect(stack.call(calls.edit, { _id, base: revision, operations, changeId: 'c1' }, as)).rejects.toEqual(
      invalid('contents[0].image must be a picture.'),
    );
    expect((await a().load(slug)).contents[0]).toMatchObject({ title: 'A' });
  });

  test('in a copy of a block', async () => {
    const { _id } = await a().page('copied');
    const component = cta({ image: 5 });
    const clone = stack.call(calls.cloneComponent, { pageId: _id, cloneInto: 'contents', component }, as);
    await expect(clone).rejects.toEqual(invalid('contents[0].image must be a picture.'));
  });
});

test('a block is refused in a parent that does not accept it', async () => {
  const { _id, revision } = await a().page('columns', { contents: [split()] });
  const item = { componentType: 'NewsCarousel', key: 'n1' };
  const operations: Operation[] = [{ op: 'insert', path: ['contents', '#s1', 'left'], after: null, item }];
  await expect(stack.call(calls.edit, { _id, base: revision, operations, changeId: 'c2' }, as)).rejects.toEqual(
    invalid('contents[0].left[0] cannot be a NewsCarousel.'),
  );
});

test('unknown blocks and fields are stored unchanged', async () => {
  const contents = [
    { componentType: 'Gone', key: 'g1', image: 5, link: { type: 'bogus' }, left: [{ any: null }] },
    cta({ mood: { deep: [1, { x: true }] } }),
  ];
  const { slug } = await a().page('unknown', { contents });
  expect((await a().load(slug)).contents).toEqual(contents);
});
