import { Problem } from '../../../proto/errors.ts';
import { pages } from '../../../proto/pages.ts';
import { regions } from '../../../proto/regions.ts';
import { rolesOfUsers } from '../../kit/testing/roles.ts';
import { type CallAs, type Stack, startStack } from '../../kit/testing/stack.ts';
import { until } from '../../kit/testing/until.ts';
import { regionsService } from '../../regions/regions.module.ts';
import { pagesService } from '../pages.module.ts';
import { type HookedPage, type PagePlugin, pagePlugins } from '../plugins/page-plugin.ts';
import { pageFixtures } from './page-fixtures.ts';

const { calls } = pages;
const services = [regionsService, pagesService, rolesOfUsers];
const refusal = { code: 'invalid', message: 'Give the page /a a description before you publish it.' };

const opened: Stack[] = [];
afterEach(async () => {
  for (const stack of opened.splice(0)) await stack.stop();
});

async function start(pagePlugins: string[]) {
  const stack = await startStack({ services, settings: { pagePlugins } });
  opened.push(stack);
  const as: CallAs = { as: stack.users.editor, domainId: 'domain' };
  return { stack, as, a: pageFixtures(stack, as) };
}

test('the example plugin refuses to publish a page without a description, and the page stays a draft', async () => {
  const { a } = await start(['require-description']);
  const page = await a.page('a');
  await expect(a.publish(page)).rejects.toMatchObject(refusal);
  expect(await a.load('a')).toMatchObject({ published: false, revision: page.revision });
  const described = await a.page('b', { description: 'What it is about' });
  expect(await a.publish(described)).toMatchObject({ published: true });
});

test('the plugin sees the content that is sent with publishing', async () => {
  const { stack, as, a } = await start(['require-description']);
  const page = await a.page('a');
  const described = { ...page, description: 'What it is about' };
  expect(await stack.call(calls.publish, { page: described }, as)).toMatchObject({ published: true });
  await expect(
    stack.call(calls.publishListing, { listing: { _id: (await a.page('c', { template: 'listing' }))._id } }, as),
  ).rejects.toMatchObject({
    code: 'invalid',
  });
});

test('a plugin is active only if the deployment names it', async () => {
  const { a } = await start([]);
  expect(await a.published('a')).toMatchObject({ published: true });
});

test('a page with sample content is published only when its marks are removed, whatever the deployment names', async () => {
  const { stack, as, a } = await start([]);
  const quote = { componentType: 'QuoteBlock', key: 'q', quote: '<p>Words</p>', name: 'Name', role: '' };
  const contents = [{ ...quote, sample: { quote: true as const, name: true as const } }];
  const page = await a.page('a', { contents });
  const refused = { code: 'invalid', key: 'pages.blockedByChecks', message: expect.stringContaining('sample content') };
  await expect(a.publish(page)).rejects.toMatchObject(refused);
  await expect(stack.call(calls.publish, { page: { ...page, title: 'A' } }, as)).rejects.toMatchObject(refused);
  expect(await a.load('a')).toMatchObject({ published: false, contents });
  expect(await stack.call(calls.publish, { page: { ...page, contents: [quote] } }, as)).toMatchObject({
    published: true,
  });
});

test('publish and unpublish run their hooks before the change is decided and after it is stored', async () => {
  const events: string[] = [];
  const record =
    (when: string) =>
    ({ slug, published }: HookedPage & { published?: boolean }) =>
      void events.push(`${when} /${slug} ${published ? 'published' : 'not published'}`);
  const recorder: PagePlugin = {
    name: 'recorder',
    publish: { before: record('before publish'), after: record('after publish') },
    unpublish: { before: record('before unpublish'), after: record('after unpublish') },
  };
  (pagePlugins as PagePlugin[]).push(recorder);
  const { stack, as, a } = await start(['recorder']);
  const { _id } = await a.published('a');
  await stack.call(calls.unpublish, { _id }, as);
  expect(events).toEqual([
    'before publish /a not published',
    'after publish /a published',
    'before unpublish /a published',
    'after unpublish /a not published',
  ]);
});

test('undoing a publish runs the publish hooks with the restored live version, and a plugin can refuse it', async () => {
  const events: string[] = [];
  const recorder: PagePlugin = {
    name: 'taken-back',
    publish: {
      before: ({ header }) => {
        events.push(`before ${header.title}`);
        if (events[0] === 'refuse from now on') throw new Problem('conflict', 'Not again.');
      },
      after: ({ header }) => void events.push(`after ${header.title}`),
    },
  };
  (pagePlugins as PagePlugin[]).push(recorder);
  const { stack, as, a } = await start(['taken-back']);
  const first = await a.published('a', { header: { title: 'First' } });
  let page = first;
  for (const title of ['Second', 'Third'])
    page = await a.publish(await stack.call(calls.save, { page: { ...page, header: { title } } }, as));
  events.length = 0;
  await stack.call(calls.takeBackPublish, { _id: first._id }, as);
  expect(events).toEqual(['before Second', 'after Second']);
  events.unshift('refuse from now on');
  await expect(stack.call(calls.takeBackPublish, { _id: first._id }, as)).rejects.toMatchObject({ code: 'conflict' });
});

test('a plugin is asked last, about changes that everything else allows', async () => {
  const asked: string[] = [];
  const recorder: PagePlugin = { name: 'asked-last', publish: { before: ({ slug }) => void asked.push(slug) } };
  (pagePlugins as PagePlugin[]).push(recorder);
  const { stack, as, a } = await start(['asked-last']);
  const made = await a.region('Singapore', 'sg');
  const { _id: regionId } = await stack.call(
    regions.calls.saveRegion,
    { region: { ...made, homePageSlug: 'home' } },
    as,
  );
  const region = { _id: regionId };
  const { _id } = await a.published('', { region, header: { title: 'Welcome' } });
  await a.publish(await stack.call(calls.move, { _id, regionId, slug: 'welcome' }, as));
  await a.published('home', { region });
  const other = await a.page('other', { region });
  asked.length = 0;
  const refused = { key: 'pages.homeTaken' };
  // An event informs the service about the home page.
  await until(async () => {
    const early = await stack.call(calls.copy, { _id, slug: 'sg' }, as).catch(() => null);
    if (early) await stack.call(calls.delete, { _id: early._id }, as);
    return early === null;
  });
  await expect(stack.call(calls.publish, { page: { ...other, slug: '/' } }, as)).rejects.toMatchObject(refused);
  await expect(stack.call(calls.takeBackPublish, { _id }, as)).rejects.toMatchObject(refused);
  expect(asked).toEqual([]);
});

test('a published page cannot be deleted, so that no page goes offline without the unpublish hooks', async () => {
  const { stack, as, a } = await start([]);
  const { _id } = await a.published('a');
  await expect(stack.call(calls.delete, { _id }, as)).rejects.toMatchObject({ code: 'conflict' });
  expect(await a.load('a')).toMatchObject({ published: true });
});

test('a page stays published if a plugin refuses to unpublish it', async () => {
  const before = () => {
    throw new Problem('conflict', 'This page stays.');
  };
  (pagePlugins as PagePlugin[]).push({ name: 'stays', unpublish: { before } });
  const { stack, as, a } = await start(['stays']);
  const { _id } = await a.published('a');
  await expect(stack.call(calls.unpublish, { _id }, as)).rejects.toMatchObject({ message: 'This page stays.' });
  expect(await a.load('a')).toMatchObject({ published: true });
});
