import { regions } from '../../../proto/regions.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { type CallAs, useStack } from '../../kit/testing/stack.ts';
import { until } from '../../kit/testing/until.ts';
import { regionsService } from '../../regions/regions.module.ts';
import { siteConfigService } from '../site-config.module.ts';
import { addRegions, pageFixture, pagesOf } from './site-config-fixtures.ts';

const { calls } = siteConfig;
const stack = useStack({ services: [siteConfigService, regionsService] });
let domainId: string;
let visitor: CallAs;
let editor: CallAs;
let admin: CallAs;
let domains = 0;

beforeEach(async () => {
  domains += 1;
  domainId = `domain-${domains}`;
  visitor = { domainId };
  editor = { domainId, as: stack.users.editor };
  admin = { domainId, as: stack.users.admin };
  await addRegions(stack, admin, ['au', 'nz']);
});

describe('site settings', () => {
  const load = (as: CallAs) => stack.call(calls.loadSiteSettings, { domainId }, as);

  test('have defaults until they are saved', async () => {
    expect(await load(visitor)).toMatchObject({
      _id: 'siteSettings',
      revision: 0,
      cookie: { title: 'This website uses cookies', message: 'Enter message here' },
    });
  });

  test('are visible to visitors when they are published', async () => {
    const settings = { ...(await load(admin)), title: 'Banksia' };
    const saved = await stack.call(calls.saveSiteSettings, { siteSettings: settings }, admin);
    expect(saved).toMatchObject({ _id: 'siteSettings', title: 'Banksia', revision: 1 });
    expect([(await load(visitor)).title, (await load(editor)).title]).toEqual([undefined, 'Banksia']);
    await stack.call(calls.publishSiteSettings, { siteSettings: saved }, admin);
    expect(await load(visitor)).toMatchObject({ title: 'Banksia', published: true });
  });

  test('keep redirects and categories, inside or separately, and published redirects work', async () => {
    const siteSettings = { domainId, categories: [{ name: 'Wine' }] };
    const redirects = [{ from: 'Old/', to: '/new' }];
    const saved = await stack.call(calls.publishSiteSettings, { siteSettings, redirects }, admin);
    expect(saved).toMatchObject({ redirects: [{ from: '/old', to: '/new' }], categories: [{ name: 'Wine' }] });
    expect(await stack.call(calls.listRedirects, { domainId })).toMatchObject([{ from: '/old', to: '/new' }]);
    expect(await load(visitor)).not.toHaveProperty('redirects');
    expect(await load(visitor)).toMatchObject({ categories: [{ name: 'Wine' }] });
  });

  test('list stored redirects, which can be found, changed and deleted', async () => {
    const send = async (from: string, to: string) => {
      const { revision } = await load(admin);
      const sent = { siteSettings: { domainId, ...(revision > 0 && { revision }) }, redirects: [{ from, to }] };
      return stack.call(calls.saveSiteSettings, sent, admin);
    };
    const find = async () => (await stack.call(calls.loadRedirects, { domainId, size: 100 }, admin)).redirects;
    await send('/named', '/first');
    const [stored] = (await find()).filter(({ from }) => from === '/named');
    expect(stored).toMatchObject({ to: '/first', published: false });
    await send('/named', '/second');
    expect((await find()).filter(({ from }) => from === '/named')).toMatchObject([{ _id: stored!._id, to: '/second' }]);
    await send('/other', '/second');
    expect((await load(admin)).redirects).toEqual(
      expect.arrayContaining([
        { from: '/named', to: '/second' },
        { from: '/other', to: '/second' },
      ]),
    );
    await stack.call(calls.deleteRedirect, { _id: stored!._id }, admin);
    expect((await load(admin)).redirects).not.toContainEqual({ from: '/named', to: '/second' });
  });

  test('need a confirmation for a redirect over a published page, and otherwise change nothing', async () => {
    const page = pageFixture({ _id: `named-over-of-${domainId}`, slug: 'au/named-over', domainId });
    await pagesOf(stack).published(page);
    const redirect = { domainId, from: '/au/named-over', to: '/chosen' };
    const isRefused = () =>
      stack.call(calls.saveRedirect, { redirect }, admin).then(
        ({ _id }) => stack.call(calls.deleteRedirect, { _id }, admin).then(() => false),
        () => true,
      );
    await until(isRefused);
    const sent = {
      siteSettings: { domainId, title: 'Not stored' },
      redirects: [{ from: redirect.from, to: '/chosen' }],
    };
    await expect(stack.call(calls.publishSiteSettings, sent, admin)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('There is a published page at /au/named-over'),
    });
    expect((await load(admin)).title).not.toBe('Not stored');
    await stack.call(calls.publishSiteSettings, { ...sent, overPage: true }, admin);
    expect(await stack.call(calls.listRedirects, { domainId })).toContainEqual(
      expect.objectContaining({ from: '/au/named-over', to: '/chosen' }),
    );
  });

  test('are refused with a cookie notice without a title', async () => {
    const siteSettings = { domainId, cookie: { title: ' ', message: '' } };
    for (const call of [calls.saveSiteSettings, calls.publishSiteSettings])
      await expect(stack.call(call, { siteSettings }, admin)).rejects.toMatchObject({
        code: 'invalid',
        message: 'The cookie notice needs a title.',
      });
  });

  test.each([
    [{ containerId: 'UA-1' }, 'The container id must look like GTM-ABC1234.'],
    [{ containerId: 'GTM-A"><script>' }, 'The container id must look like GTM-ABC1234.'],
    [{ categories: ['statistics', 'statistics'] }, 'A consent category is named twice.'],
    [{ containerId: 'GTM-TEST1', categories: [] }, 'A tag manager needs at least one consent category.'],
  ])('are refused with the measurement %j', async (measurement, message) => {
    const siteSettings = { domainId, measurement } as never;
    await expect(stack.call(calls.saveSiteSettings, { siteSettings }, admin)).rejects.toMatchObject({
      code: 'invalid',
      message,
    });
  });

  test('saved in part keep the other parts', async () => {
    const siteSettings = { domainId, title: 'Banksia', cookie: { title: 'Biscuits' } };
    const first = await stack.call(calls.saveSiteSettings, { siteSettings }, admin);
    const { revision } = await stack.call(
      calls.saveSiteSettings,
      { siteSettings: { domainId, revision: first.revision, og: { title: 'Shared' } }, redirects: [] },
      admin,
    );
    expect(await load(editor)).toMatchObject({
      revision,
      title: 'Banksia',
      og: { title: 'Shared', image: { imageId: '' } },
      cookie: { title: 'Biscuits', message: 'Enter message here' },
    });
  });

  test('are refused for an older revision, and when they are too large for a response', async () => {
    const { revision } = await stack.call(calls.saveSiteSettings, { siteSettings: { domainId } }, admin);
    const save = (some: object) =>
      stack.call(calls.saveSiteSettings, { siteSettings: { domainId, revision, ...some } }, admin);
    await save({ title: 'First' });
    await expect(save({ title: 'Second' })).rejects.toMatchObject({ code: 'conflict', details: { revision: 2 } });
    const redirects = Array.from({ length: 400 }, (_, index) => ({ from: `/${index}`, to: `/${'x'.repeat(1900)}` }));
    await expect(save({ revision: 2, redirects })).rejects.toMatchObject({ code: 'too-large' });
    expect(await load(editor)).toMatchObject({ title: 'First', revision: 2 });
  });

  test('can be changed by editors', async () => {
    const saved = stack.call(calls.saveSiteSettings, { siteSettings: { domainId, title: 'Ours' } }, editor);
    expect(await saved).toMatchObject({ title: 'Ours' });
  });
});

describe.each([
  ['nav', calls.loadNav, calls.loadRegionNav],
  ['footer', calls.loadFooter, calls.loadRegionFooter],
] as const)('the %s', (kind, load, loadRegion) => {
  const of = (region: string, as: CallAs) => stack.call(loadRegion, { domainId, region }, as);
  const put = (document: object, as = editor) =>
    kind === 'nav'
      ? stack.call(calls.saveNav, { nav: document as never }, as)
      : stack.call(calls.saveFooter, { footer: document as never }, as);
  const publish = (document: object) =>
    kind === 'nav'
      ? stack.call(calls.publishNav, { nav: document as never }, editor)
      : stack.call(calls.publishFooter, { footer: document as never }, editor);

  test('of the domain is used in a region without its own', async () => {
    await publish({ ...(await stack.call(load, { domainId }, editor)), note: 'domain' });
    expect(await of('au', visitor)).toMatchObject({ _id: `${kind}_${domainId}`, note: 'domain' });
  });

  test('of one region does not affect the others', async () => {
    await publish({ ...(await stack.call(load, { domainId }, editor)), note: 'domain' });
    const ofAu = await of('au', editor);
    expect(ofAu).toMatchObject({ _id: `${kind}_${domainId}_au`, region: 'au', note: 'domain', revision: 0 });
    const saved = await put({ ...ofAu, note: 'au' });
    expect(await of('au', visitor)).toMatchObject({ note: 'domain' });
    await publish(saved);
    const shown = await Promise.all([of('au', visitor), of('nz', visitor), of('', visitor)]);
    expect(shown.map(({ note }) => note)).toEqual(['au', 'domain', 'domain']);
  });

  test('of two concurrent saves is stored for the first', async () => {
    const start = await stack.call(load, { domainId }, editor);
    const first = await put({ ...start, note: 'first' });
    await put({ ...first, note: 'more' });
    const stale = put({ ...first, note: 'second' });
    await expect(stale).rejects.toMatchObject({ code: 'conflict', details: { revision: 2 } });
    await expect(put({ domainId, note: 'blind' })).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('Name the revision you started from'),
    });
    expect(await stack.call(load, { domainId }, editor)).toMatchObject({ note: 'more' });
  });

  test('of a region is found by any spelling of its prefix', async () => {
    const saved = await put({ ...(await of('/AU', editor)), note: 'au' });
    expect(saved).toMatchObject({ _id: `${kind}_${domainId}_au`, region: 'au' });
    expect(await of('Au', editor)).toMatchObject({ note: 'au', revision: 1 });
  });

  test('is refused if it is too large for a response', async () => {
    await expect(put({ domainId, note: 'x'.repeat(700_000) })).rejects.toMatchObject({
      code: 'too-large',
      message: `There is room for 600 kB in the ${kind}; this has 701 kB.`,
    });
  });

  test('cannot be changed by visitors', async () => {
    await expect(put({ domainId }, visitor)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  test('publishes an event for visitors when it is published, not when it is saved', async () => {
    const changed = stack.events(siteConfig.events.changed);
    await publish(await put({ domainId }));
    const received = [await changed.next(isOurs), await changed.next(isOurs)];
    expect(received.map(({ data }) => [data.kind, data.live])).toEqual([
      [kind, false],
      [kind, true],
    ]);
  });
});

const isOurs = ({ data }: { data: { domainId: string } }) => data.domainId === domainId;

describe('a page banner', () => {
  const list = (as: CallAs) => stack.call(calls.listPageBanners, { domainId }, as);
  const add = (name: string, content = '<p>Sale</p>') =>
    stack.call(calls.addPageBanner, { domainId, name, content }, editor);

  test('is a draft until it is published, and listed by name', async () => {
    const summer = await add('Summer');
    await add('Autumn');
    expect((await list(editor)).map(({ name }) => name)).toEqual(['Autumn', 'Summer']);
    expect(await list(visitor)).toEqual([]);
    await stack.call(calls.publishPageBanner, { domainId, banner: summer }, editor);
    expect((await list(visitor)).map(({ name }) => name)).toEqual(['Summer']);
  });

  test('needs a name', async () => {
    await expect(add('  ')).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('needs a name'),
    });
  });

  test('is sanitized', async () => {
    await add('Summer', '<p onclick="alert(1)">Sale<script>alert(1)</script></p>');
    expect((await list(editor))[0]?.content).toBe('<p>Sale</p>');
  });

  test('can be changed in its domain and from its newest revision only', async () => {
    const banner = await add('Summer');
    const save = (some: object, of = domainId) =>
      stack.call(calls.savePageBanner, { domainId: of, banner: { ...banner, ...some } }, editor);
    expect(await save({ name: 'Winter' })).toMatchObject({ name: 'Winter', revision: 2 });
    await expect(save({ name: 'Spring' })).rejects.toMatchObject({ code: 'conflict', details: { revision: 2 } });
    await expect(save({ revision: 2 }, 'elsewhere')).rejects.toMatchObject({ code: 'not-found' });
    expect((await list(editor)).map(({ name }) => name)).toEqual(['Winter']);
  });

  test('is limited in number and size for each domain', async () => {
    for (let count = 0; count < 29; count++) await add(`Banner ${count}`, `<p>${'x'.repeat(19_900)}</p>`);
    await expect(add('One more', `<p>${'x'.repeat(19_900)}</p>`)).rejects.toMatchObject({ code: 'too-large' });
    expect(await list(editor)).toHaveLength(29);
  });

  test('that is deleted is removed for everyone', async () => {
    const banner = await add('Summer');
    await stack.call(calls.publishPageBanner, { domainId, banner }, editor);
    await stack.call(calls.deletePageBanner, { domainId, banner }, editor);
    expect([await list(visitor), await list(editor)]).toEqual([[], []]);
  });
});

describe('a sub nav', () => {
  const add = (name: string, region = 'au') => stack.call(calls.addSubNav, { domainId, region, name }, editor);
  const list = (region = 'au') => stack.call(calls.listSubNavs, { domainId, region }, editor);

  test('has a unique name in its region', async () => {
    await add('Products');
    await expect(add('products')).rejects.toMatchObject({ code: 'conflict' });
    expect(await add('Products', 'nz')).toMatchObject({ name: 'Products', count: 0, items: [] });
    expect([(await list()).length, (await list('')).length]).toEqual([1, 2]);
    expect(await add('Services', '/NZ/')).toMatchObject({ region: 'nz' });
  });

  test('has its links, which visitors see once they are published', async () => {
    const subNav = await add('Products');
    const items = [{ key: 'k1', link: { type: 'page' as const, href: '/au/life', text: 'Life' } }];
    const saved = await stack.call(calls.saveSubNav, { subNav: { ...subNav, items } }, editor);
    expect(await stack.call(calls.listSubNavs, { domainId, region: 'au' }, visitor)).toEqual([]);
    await stack.call(calls.publishSubNav, { subNav: saved }, editor);
    const [shown] = await stack.call(calls.listSubNavs, { domainId, region: 'au' }, visitor);
    expect(shown?.items).toEqual(items);
  });

  test('counts the pages that use it, drafts and live, and is removed at zero', async () => {
    const { _id } = await add('Products');
    const publish = pagesOf(stack);
    const counts = (count: number) => until(async () => (await list())[0]?.count === count);
    const remove = () => stack.call(calls.removeSubNav, { _id }, editor);
    const page = pageFixture({ _id: `page-of-${domainId}`, slug: 'au/life', domainId, miniNavId: _id });

    await publish.published(page);
    await counts(1);
    await publish.saved({ ...page, revision: 2, miniNavId: null });
    await publish.saved(pageFixture({ _id: `other-of-${domainId}`, slug: 'au/super', domainId, miniNavId: _id }));
    await counts(2);
    await expect(remove()).rejects.toMatchObject({ code: 'conflict', details: { pages: ['au/life', 'au/super'] } });

    await publish.deleted(pageFixture({ _id: `other-of-${domainId}`, slug: 'au/super', domainId, revision: 2 }));
    await publish.unpublished({ ...page, revision: 3, miniNavId: null });
    await counts(0);
    expect(await remove()).toEqual({ _id });
    expect(await list()).toEqual([]);
  });

  test('is not counted again for a late event', async () => {
    const { _id } = await add('Products');
    const publish = pagesOf(stack);
    const page = pageFixture({ _id: `late-of-${domainId}`, slug: 'au/late', domainId, miniNavId: _id });
    await publish.saved({ ...page, revision: 5, miniNavId: null });
    await publish.saved({ ...page, revision: 4 });
    await publish.saved(pageFixture({ _id: `mark-of-${domainId}`, slug: 'au/mark', domainId, miniNavId: _id }));
    await until(async () => (await list())[0]!.count > 0);
    expect((await list())[0]?.count).toBe(1);
  });
});

describe('a redirect', () => {
  /** Returns null if the redirect is accepted, and then deletes it. */
  const refusalOf = async (
    call: typeof calls.saveRedirect | typeof calls.publishRedirect,
    redirect: { domainId: string; from: string; to: string },
  ): Promise<unknown> => {
    try {
      const { _id } = await stack.call(call, { redirect }, admin);
      await stack.call(calls.deleteRedirect, { _id }, admin);
      return null;
    } catch (problem) {
      return problem;
    }
  };
  const save = (from: string, to: string) =>
    stack.call(calls.saveRedirect, { redirect: { domainId, name: '', from, to } }, admin);
  const honoured = async () =>
    (await stack.call(calls.listRedirects, { domainId })).map(({ from, to }) => `${from} → ${to}`);

  test('works from when it is published until it is unpublished', async () => {
    const redirect = await save('/Old/', '/new');
    expect(await honoured()).toEqual([]);
    await stack.call(calls.publishRedirect, { redirect }, admin);
    expect(await honoured()).toEqual(['/old → /new']);
    await expect(stack.call(calls.deleteRedirect, redirect, admin)).rejects.toMatchObject({ code: 'conflict' });
    await stack.call(calls.unpublishRedirect, redirect, admin);
    expect(await honoured()).toEqual([]);
    expect(await stack.call(calls.deleteRedirect, redirect, admin)).toEqual({ _id: redirect._id });
  });

  test('is the only one from its address, and closes no circle', async () => {
    const { _id } = await save('/a', '/b');
    await expect(save('/A', '/c')).rejects.toMatchObject({ code: 'conflict', details: { _id } });
    await expect(save('/b', '/a')).rejects.toMatchObject({ code: 'conflict' });
    const check = (from: string, id?: string) =>
      stack.call(calls.checkDuplicateRedirect, { domainId, from, _id: id }, admin);
    expect([await check('/A'), await check('/a', _id), await check('/z')]).toEqual([
      { data: { _id } },
      { data: null },
      { data: null },
    ]);
    const live = await stack.call(calls.checkDuplicatePublishedRedirect, { domainId, from: '/a' }, admin);
    expect(live).toEqual({ data: null });
  });

  test('closes no circle with those of the site settings, nor by a full address of the site', async () => {
    const hostname = `${domainId}.example`;
    const domain = await stack.call(calls.saveDomain, { domain: { name: 'Own', hostnames: [hostname] } }, admin);
    const redirects = [{ from: '/b', to: '/a' }];
    const siteSettings = { domainId: domain._id };
    const there = { ...admin, domainId: domain._id };
    await stack.call(calls.saveSiteSettings, { siteSettings, redirects }, there);
    for (const to of ['/b', `https://${hostname}/A`]) {
      const redirect = { domainId: domain._id, from: '/a', to };
      await expect(stack.call(calls.saveRedirect, { redirect }, there)).rejects.toMatchObject({
        code: 'conflict',
        message: expect.stringContaining('would create a loop'),
      });
    }
  });

  test('from the address of a published page needs a confirmation', async () => {
    const page = pageFixture({ _id: `covered-of-${domainId}`, slug: 'au/covered', domainId });
    await pagesOf(stack).published(page);
    const redirect = { domainId, from: '/AU/Covered/', to: '/chosen' };
    await until(async () => (await refusalOf(calls.saveRedirect, redirect)) !== null);
    for (const call of [calls.saveRedirect, calls.publishRedirect])
      expect(await refusalOf(call, redirect)).toMatchObject({
        code: 'conflict',
        message:
          'There is a published page at /au/covered, which visitors could not reach any more. Confirm that the redirect replaces it, or choose another address.',
        details: { page: { slug: 'au/covered' } },
      });
    expect(await honoured()).toEqual([]);
    await stack.call(calls.publishRedirect, { redirect, overPage: true }, admin);
    expect(await honoured()).toEqual(['/au/covered → /chosen']);
  });

  test.each(['/AU', '/au/news', '/%61u/search'])(
    'from %s, which a published region shows without a page there, needs a confirmation',
    async (from) => {
      const redirect = { domainId, from, to: '/chosen' };
      expect(await refusalOf(calls.saveRedirect, redirect)).toBeNull();
      const created = await stack.call(regions.calls.loadRegions, { domainId }, admin);
      const region = created.find(({ slugPrefix }) => slugPrefix === 'au')!;
      await stack.call(regions.calls.publishRegion, { region }, admin);
      await until(async () => (await refusalOf(calls.saveRedirect, redirect)) !== null);
      expect(await refusalOf(calls.saveRedirect, redirect)).toMatchObject({
        key: 'site-config.redirectHidesPage',
        parameters: { slug: from.replace('%61', 'a').slice(1).toLowerCase() },
      });
    },
  );

  test('from the address of an unpublished page needs no confirmation', async () => {
    const page = pageFixture({ _id: `gone-of-${domainId}`, slug: 'au/gone', domainId });
    const redirect = { domainId, from: '/au/gone', to: '/chosen' };
    const publish = pagesOf(stack);
    await publish.published(page);
    await until(async () => (await refusalOf(calls.saveRedirect, redirect)) !== null);
    await publish.unpublished({ ...page, revision: 2 });
    await until(async () => (await refusalOf(calls.saveRedirect, redirect)) === null);
  });

  test('is refused for an older revision', async () => {
    const first = await save('/a', '/b');
    const change = (to: string) => stack.call(calls.saveRedirect, { redirect: { ...first, to } }, admin);
    await change('/c');
    await expect(change('/d')).rejects.toMatchObject({ code: 'conflict', details: { revision: 2 } });
  });

  test('is found by a part of its name or of either address', async () => {
    await save('/wine', '/drinks');
    await save('/beer', '/drinks');
    await save('/bread', '/bakery');
    const find = (search: string, size = 5) => stack.call(calls.loadRedirects, { domainId, search, size }, admin);
    expect((await find('DRINK')).redirects.map(({ from }) => from)).toEqual(['/beer', '/wine']);
    expect((await find('bréad')).redirects.map(({ from }) => from)).toEqual(['/bread']);
    const first = await find('', 2);
    expect([first.redirects.length, first.total]).toEqual([2, 3]);
  });

  test('is created when a published page moves, and removed when the page moves back', async () => {
    const publish = pagesOf(stack);
    const page = pageFixture({ _id: `moving-of-${domainId}`, slug: 'au/old', domainId });
    await publish.published(page);
    await publish.published({ ...page, revision: 2, slug: 'au/new' });
    await until(async () => (await honoured()).length > 0);
    expect(await honoured()).toEqual(['/au/old → /au/new']);
    await publish.published({ ...page, revision: 3, slug: 'au/old' });
    await until(async () => (await honoured()).includes('/au/new → /au/old'));
    expect(await honoured()).toEqual(['/au/new → /au/old']);
  });

  test('of an administrator takes precedence over a moved page', async () => {
    const publish = pagesOf(stack);
    await stack.call(calls.publishRedirect, { redirect: { domainId, from: '/au/kept', to: '/chosen' } }, admin);
    const page = pageFixture({ _id: `kept-of-${domainId}`, slug: 'au/kept', domainId });
    await publish.published(page);
    await publish.published({ ...page, revision: 2, slug: 'au/moved' });
    await publish.published({ ...page, revision: 3, slug: 'au/moved-again' });
    await until(async () => (await honoured()).length === 2);
    expect(await honoured()).toEqual(['/au/kept → /chosen', '/au/moved → /au/moved-again']);
  });
});

describe('a document of a domain', () => {
  const elsewhere = (as?: CallAs['as']) => ({ as, domainId: 'elsewhere' });

  test.each([
    [calls.loadNav],
    [calls.loadRegionNav],
    [calls.loadFooter],
    [calls.loadRegionFooter],
    [calls.loadSiteSettings],
    [calls.listPageBanners],
    [calls.listSubNavs],
  ])('is returned to requests of that domain only: $subject', async (call) => {
    await expect(stack.call(call, { domainId }, visitor)).resolves.toBeTruthy();
    for (const as of [undefined, stack.users.editor, stack.users.admin])
      await expect(stack.call(call, { domainId }, elsewhere(as))).rejects.toMatchObject({ code: 'not-found' });
  });
});
