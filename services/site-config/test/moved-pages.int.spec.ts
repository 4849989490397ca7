import type { Page } from '../../../proto/entities/page.ts';
import { pages } from '../../../proto/pages.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { type CallAs, type Stack, startStack } from '../../kit/testing/stack.ts';
import { until } from '../../kit/testing/until.ts';
import { pagesService } from '../../pages/pages.module.ts';
import { regionsService } from '../../regions/regions.module.ts';
import { siteConfigService } from '../site-config.module.ts';
import { pageFixture, pagesOf } from './given.ts';

const { calls } = pages;

let stack: Stack;
let editor: CallAs;
let admin: CallAs;
let domainId: string;
let count = 0;

beforeAll(async () => {
  stack = await startStack({ services: [regionsService, pagesService, siteConfigService] });
});
afterAll(() => stack.stop());
beforeEach(() => {
  count += 1;
  domainId = `domain-${count}`;
  editor = { as: stack.users.editor, domainId };
  admin = { as: stack.users.admin, domainId };
});

const published = async (slug: string): Promise<Page> =>
  publish(await stack.call(calls.save, { page: { domainId, slug } }, editor));
const publish = ({ _id, revision }: Page) => stack.call(calls.publish, { page: { _id, revision } }, editor);
const named = (page: Page, slug: string) => stack.call(calls.save, { page: { ...page, slug } }, editor);
const moved = async (page: Page, slug: string) => publish(await named(page, slug));
const honoured = async () =>
  (await stack.call(siteConfig.calls.listRedirects, { domainId })).map(({ from, to }) => `${from} → ${to}`);
const leads = (...redirects: string[]) => until(async () => (await honoured()).join() === redirects.sort().join());

describe('a page that visitors have seen leaves a redirect behind', () => {
  test('when it is published elsewhere, not when it is only saved elsewhere', async () => {
    const page = await published('old');
    const draft = await named(page, 'new');
    expect(await honoured()).toEqual([]);
    await publish(draft);
    await leads('/old → /new');
  });

  test('each time it moves, and none to itself when it comes back', async () => {
    const page = await moved(await published('a'), 'b');
    await leads('/a → /b');
    const again = await moved(page, 'c');
    await leads('/a → /b', '/b → /c');
    await moved(again, 'a');
    await leads('/b → /c', '/c → /a');
  });

  test('also after it was not published for a while', async () => {
    const page = await stack.call(calls.unpublish, { _id: (await published('spring'))._id }, editor);
    await moved(page, 'autumn');
    await leads('/spring → /autumn');
  });

  test('that goes when another page is published there', async () => {
    await moved(await published('offer'), 'offers');
    await leads('/offer → /offers');
    await published('offer');
    await leads();
  });

  test('when a publish elsewhere is taken back', async () => {
    const page = await moved(await published('here'), 'there');
    await leads('/here → /there');
    await stack.call(calls.takeBackPublish, { _id: page._id }, editor);
    await leads('/there → /here');
  });
});

test('a page that visitors have never seen leaves none', async () => {
  const page = await stack.call(calls.save, { page: { domainId, slug: 'secret' } }, editor);
  await moved(page, 'known');
  await moved(await published('mark'), 'marked');
  await leads('/mark → /marked');
});

test('a redirect of an administrator stays when a page is published there', async () => {
  const redirect = { domainId, from: '/chosen', to: '/target' };
  await stack.call(siteConfig.calls.publishRedirect, { redirect }, admin);
  await published('chosen');
  await moved(await published('mark'), 'marked');
  await leads('/chosen → /target', '/mark → /marked');
});

test('no redirect is left where another page stands by now, whichever is heard of first', async () => {
  const tell = pagesOf(stack);
  const first = pageFixture({ _id: `first-${domainId}`, slug: 'spot', domainId });
  const second = pageFixture({ _id: `second-${domainId}`, slug: 'spot', domainId });
  await tell.published(first);
  await tell.published(second);
  await tell.published({ ...first, slug: 'elsewhere', revision: 2 });
  await tell.published({ ...first, slug: 'further', revision: 3 });
  await leads('/elsewhere → /further');
  await tell.unpublished({ ...second, revision: 2 });
  await tell.published({ ...first, slug: 'spot', revision: 4 });
  await tell.published({ ...first, slug: 'end', revision: 5 });
  await leads('/elsewhere → /further', '/further → /spot', '/spot → /end');
});
