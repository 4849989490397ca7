import { pages } from '../../../proto/pages.ts';
import { type CallAs, useStack } from '../../kit/testing/stack.ts';
import { regionsService } from '../../regions/regions.module.ts';
import { pagesService } from '../pages.module.ts';
import { pageFixtures, text } from './page-fixtures.ts';

const stack = useStack({ services: [regionsService, pagesService] });
let as: CallAs;

beforeAll(async () => {
  as = { as: stack.users.editor, domainId: 'domain-1' };
});

const unknownBlock = {
  componentType: 'FromAnotherVersion',
  key: 'u1',
  z: [3, null, { b: '', a: ' spaces ' }],
  left: [{ componentType: 'Text', key: 'u2', text: 'inside', mood: { of: 'it' } }],
  empty: {},
};
const undeclared = { ...text('t1', 'before'), mood: { z: 1, a: [true, 'x'] }, spare: '' };

test('unknown blocks and fields survive an edit of another block, saving and publishing byte for byte', async () => {
  const contents = [unknownBlock, undeclared, text('t2', 'edited')];
  const { slug, _id, revision } = await pageFixtures(stack, as).page('unknown', { contents });
  const operations = [{ op: 'set' as const, path: ['contents', '#t2', 'text'], from: 'edited', to: 'new' }];
  await stack.call(pages.calls.edit, { _id, base: revision, operations, changeId: 'c1' }, as);
  const { publishableByYou: _, ...draft } = await pageFixtures(stack, as).load(slug);
  const saved = await stack.call(pages.calls.save, { page: { ...draft, title: 'Saved' } }, as);
  await pageFixtures(stack, as).publish(saved);
  const expected = JSON.stringify([unknownBlock, undeclared, text('t2', 'new')]);
  expect(JSON.stringify((await pageFixtures(stack, as).visit(slug)).contents)).toBe(expected);
  expect(JSON.stringify((await pageFixtures(stack, as).load(slug)).contents)).toBe(expected);
});
