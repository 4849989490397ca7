import type { Page } from '../../../proto/entities/page.ts';
import { pages } from '../../../proto/pages.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { type CallAs, useStack } from '../../kit/testing/stack.ts';
import { until } from '../../kit/testing/until.ts';
import { pagesService } from '../../pages/pages.module.ts';
import { regionsService } from '../../regions/regions.module.ts';
import { siteConfigService } from '../site-config.module.ts';
import { pageFixture, pagesOf } from './site-config-fixtures.ts';

const { calls } = pages;

const stack = useStack({ services: [regionsService, pagesService, siteConfigService] });
let editor: CallAs;
let admin: CallAs;
let domainId: string;
let count = 0;

beforeEach(() => {
  count += 1;
  domainId = `domain-${count}`;
  editor = { as: stack.users.editor, domainId };
  admin = { as: stack.users.admin, domainId };
});

const published = async (slug: string): Promise<Page> =>
  publish(await stack.call(calls.save, { page: { domainId, slug, header: { title: slug } } }, editor));
const publish = ({ _id, revision }: Page) => stack.call(calls.publish, { page: { _id, revision } }, editor);
const named = (page: Page, slug: string) => stack.call(calls.save, { page: { ...page, slug } }, editor);
const moved = async (page: Page, slug: string) => publish(await named(page, slug));
const honoured = async () =>
  (await stack.call(siteConfig.calls.listRedirects, { domainId })).map(({ from, to }) => `${from} → ${to}`);
const leads = (...redirects: string[]) => until(async () => (await honoured()).join() === redirects.sort().join());

describe('a published page leaves a redirect', () => {
  test('when it is published at another address, not when it is saved', async () => {
    const page = await published('old');
    const draft = await named(page, 'new');
    expect(await honoured()).toEqual([]);
    await publish(draft);
    await leads('/old → /new');
  });

  test('each time it moves, and none to itself when it moves back', async () => {
    const page = await moved(await published('a'), 'b');
    await leads('/a → /b');
    const again = await moved(page, 'c');
    await leads('/a → /b', '/b → /c');
    await moved(again, 'a');
    await leads('/b → /c', '/c → /a');
  });

  test('also after it was unpublished for some time', async () => {
    const page = await stack.call(calls.unpublish, { _id: (await published('spring'))._id }, editor);
    await moved(page, 'autumn');
    await leads('/spring → /autumn');
  });

  test('that is removed when another page is published there', async () => {
    await moved(await published('offer'), 'offers');
    await leads('/offer → /offers');
    await published('offer');
    await leads();
  });

  test('when a publish at another address is undone', async () => {
    const page = await moved(await published('here'), 'there');
    await leads('/here → /there');
    await stack.call(calls.takeBackPublish, { _id: page._id }, editor);
    await leads('/there → /here');
  });
});

test('a page that was never published leaves none', async () => {
  const page = await stack.call(
    calls.save,
    { page: { domainId, slug: 'secret', header: { title: 'Secret' } } },
    editor,
  );
  await moved(page, 'known');
  await moved(await published('mark'), 'marked');
  await leads('/mark → /marked');
});

test('a redirect of an administrator remains when a page is published there', async () => {
  const redirect = { domainId, from: '/chosen', to: '/target' };
  await stack.call(siteConfig.calls.publishRedirect, { redirect }, admin);
  await published('chosen');
  await moved(await published('mark'), 'marked');
  await leads('/chosen → /target', '/mark → /marked');
});

test('no redirect is created at an address that another page takes at the same time', async () => {
  const publish = pagesOf(stack);
  const pairs = Array.from({ length: 40 }, (_, index) => ({
    first: pageFixture({ _id: `first-${index}-${domainId}`, slug: `spot-${index}`, domainId }),
    second: pageFixture({ _id: `second-${index}-${domainId}`, slug: `spot-${index}`, domainId }),
  }));
  await Promise.all(pairs.map(({ first }) => publish.published(first)));
  await Promise.all(
    pairs.flatMap(({ first, second }, index) => [
      publish.published({ ...first, slug: `next-${index}`, revision: 2 }),
      publish.published(second),
    ]),
  );
  await Promise.all(
    pairs.map(({ first }, index) => publish.published({ ...first, slug: `last-${index}`, revision: 3 })),
  );
  await leads(...pairs.map((_, index) => `/next-${index} → /last-${index}`));
});

test('no redirect is created at the address of another page, in any order of events', async () => {
  const publish = pagesOf(stack);
  const first = pageFixture({ _id: `first-${domainId}`, slug: 'spot', domainId });
  const second = pageFixture({ _id: `second-${domainId}`, slug: 'spot', domainId });
  await publish.published(first);
  await publish.published(second);
  await publish.published({ ...first, slug: 'elsewhere', revision: 2 });
  await publish.published({ ...first, slug: 'further', revision: 3 });
  await leads('/elsewhere → /further');
  await publish.unpublished({ ...second, revision: 2 });
  await publish.published({ ...first, slug: 'spot', revision: 4 });
  await publish.published({ ...first, slug: 'end', revision: 5 });
  await leads('/elsewhere → /further', '/further → /spot', '/spot → /end');
});

describe('a redirect to a moved page never closes a circle', () => {
  const publishRedirect = (from: string, to: string) =>
    stack.call(siteConfig.calls.publishRedirect, { redirect: { domainId, from, to }, overPage: true }, admin);
  const saveRedirect = (from: string, to: string) =>
    stack.call(siteConfig.calls.saveRedirect, { redirect: { domainId, from, to }, overPage: true }, admin);

  test('when the page moves to an address that redirects back: that redirect is unpublished and remains a draft', async () => {
    const page = await published('old');
    const { _id } = await publishRedirect('/new', '/old');
    await moved(page, 'new');
    await leads('/old → /new');
    const { redirects } = await stack.call(siteConfig.calls.loadRedirects, { domainId, search: '/new' }, admin);
    expect(redirects.map(({ _id: id, from, published }) => ({ id, from, published }))).toContainEqual({
      id: _id,
      from: '/new',
      published: false,
    });
    await expect(publishRedirect('/new', '/old')).rejects.toMatchObject({ code: 'conflict' });
  });

  test('when the redirects back are several: only the first, which hides the page, is unpublished', async () => {
    const page = await published('old');
    await publishRedirect('/x', '/old#top');
    await publishRedirect('/new', '/X/');
    await moved(page, 'new');
    await leads('/old → /new', '/x → /old#top');
  });

  test('when a page is deleted with a replacement whose address redirects to it', async () => {
    const page = await published('old');
    await published('target');
    await publishRedirect('/target', '/old');
    await stack.call(calls.unpublish, { _id: page._id }, editor);
    await stack.call(calls.delete, { _id: page._id, redirectTo: 'target' }, { ...admin, as: stack.users.admin });
    await leads('/old → /target');
  });

  test('and a redirect to another address remains', async () => {
    const page = await published('old');
    await publishRedirect('/new', '/elsewhere');
    await moved(page, 'new');
    await leads('/new → /elsewhere', '/old → /new');
  });

  test('and an administrator cannot save one back to the first address', async () => {
    await moved(await published('old'), 'new');
    await leads('/old → /new');
    await expect(publishRedirect('/new', '/old')).rejects.toMatchObject({
      code: 'conflict',
      message: 'This redirect would create a loop: /new → /old → /new.',
    });
  });

  test('nor one that closes a circle of published redirects, even if a draft leads elsewhere', async () => {
    const { _id, revision } = await publishRedirect('/a', '/b');
    const redirect = { _id, revision, domainId, from: '/a', to: '/c' };
    await stack.call(siteConfig.calls.saveRedirect, { redirect }, admin);
    const draft = await saveRedirect('/b', '/a');
    const publishing = stack.call(siteConfig.calls.publishRedirect, { redirect: draft }, admin);
    await expect(publishing).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('would create a loop'),
    });
    const siteSettings = { domainId };
    const redirects = [{ from: '/b', to: '/a' }];
    await expect(
      stack.call(siteConfig.calls.publishSiteSettings, { siteSettings, redirects }, admin),
    ).rejects.toMatchObject({ code: 'conflict' });
    expect(await honoured()).toEqual(['/a → /b']);
  });

  test('even if others are saved concurrently', async () => {
    const pairs = Array.from({ length: 10 }, (_, n) => [`/a${n}`, `/b${n}`] as const);
    const saving = pairs.flatMap(([a, b]) => [publishRedirect(a, b), publishRedirect(b, a)]);
    const outcomes = await Promise.allSettled(saving);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(pairs.length);
    expect(await honoured()).toHaveLength(pairs.length);
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []));
    for (const refusal of refusals) expect(refusal).toContain('would create a loop');
  });

  test('nor when an administrator publishes it while the page moves', async () => {
    for (let n = 0; n < 5; n++) {
      const page = await published(`old${n}`);
      const [from, to] = [`/old${n}`, `/new${n}`];
      await Promise.allSettled([moved(page, `new${n}`), publishRedirect(to, from)]);
      await until(async () => (await honoured()).includes(`${from} → ${to}`));
      expect(await honoured()).not.toContain(`${to} → ${from}`);
    }
  });
});
