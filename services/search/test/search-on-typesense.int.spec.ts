import { pages } from '../../../proto/pages.ts';
import { search } from '../../../proto/search.ts';
import { type CallAs, type Stack, startStack } from '../../kit/testing/stack.ts';
import { until } from '../../kit/testing/until.ts';
import { pagesService } from '../../pages/pages.module.ts';
import { searchService } from '../search.module.ts';
import { DescribedTypesense } from '../typesense/test/described-typesense.ts';

const typesense = new DescribedTypesense();
const domainId = 'a-domain';
let stack: Stack;
let editor: CallAs;

beforeEach(async () => {
  await typesense.start();
  stack = await startStack({ services: [pagesService, searchService], settings: { searchUrl: typesense.url('site') } });
  editor = { as: stack.users.editor, domainId };
});
afterEach(async () => {
  typesense.instead = () => null;
  await stack.stop();
  await typesense.stop();
  typesense.reset();
  expect(typesense.violations).toEqual([]);
});

const published = async (slug: string) => {
  const page = await stack.call(pages.calls.save, { page: { domainId, slug, header: { title: 'pension' } } }, editor);
  return stack.call(pages.calls.publish, { page: { _id: page._id, revision: page.revision } }, editor);
};
const query = () => stack.call(search.calls.query, { q: 'pension' }, { domainId });
const total = async () => (await query()).total;

test('a Typesense that has lost its data is filled again with the next published page', async () => {
  await published('one');
  await published('two');
  await until(async () => (await total()) === 2);
  typesense.reset();
  await expect(query()).rejects.toMatchObject({ code: 'unavailable' });
  await published('three');
  await until(async () => (await query().catch(() => ({ total: 0 }))).total === 3);
});

test('pages published while Typesense is unavailable are found once it is back', async () => {
  await published('one');
  await until(async () => (await total()) === 1);
  typesense.instead = () => ({ status: 503, message: 'Not Ready or Lagging' });
  const tries = typesense.operations.length;
  await published('two');
  await until(() => typesense.operations.length > tries);
  await expect(query()).rejects.toMatchObject({ code: 'unavailable' });
  typesense.instead = () => null;
  await until(async () => (await total()) === 2);
});

test('a service that starts while an empty Typesense is unavailable fills it once it is back', async () => {
  await published('one');
  await until(async () => (await total()) === 1);
  await stack.host.close();
  typesense.reset();
  typesense.instead = () => ({ status: 503, message: 'Not Ready or Lagging' });
  await stack.restart();
  await expect(query()).rejects.toMatchObject({ code: 'unavailable' });
  typesense.instead = () => null;
  await until(async () => (await query().catch(() => ({ total: 0 }))).total === 1);
});

test('two processes of the service share one index', async () => {
  await stack.addHost();
  const all = await Promise.all(Array.from({ length: 6 }, (_, index) => published(`page${index}`)));
  await until(async () => (await total()) === all.length);
  await Promise.all([
    stack.call(search.calls.rebuild, {}, { as: stack.users.admin }),
    stack.call(search.calls.rebuild, {}, { as: stack.users.admin }),
    ...all.slice(0, 3).map(({ _id }) => stack.call(pages.calls.unpublish, { _id }, editor)),
  ]);
  await until(async () => (await total()) === 3);
  expect(typesense.collections.size).toBe(1);
});

test('a SEARCH_URL with an unknown engine is refused at startup, without its key', async () => {
  const settings = { ...stack.settings, searchUrl: 'https://a-secret@search.internal' };
  const started = startStack({ services: [searchService], settings });
  await expect(started).rejects.toThrow(/SEARCH_URL must begin with embedded: or typesense:, not "https:"/);
});
