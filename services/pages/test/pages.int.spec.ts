import { pages } from '../../../proto/pages.ts';
import { regions } from '../../../proto/regions.ts';
import { rolesOfUsers } from '../../kit/testing/roles.ts';
import { type CallAs, useStack } from '../../kit/testing/stack.ts';
import { until } from '../../kit/testing/until.ts';
import { regionsService } from '../../regions/regions.module.ts';
import { pagesService } from '../pages.module.ts';
import { type PageFixtures, pageFixtures, text } from './page-fixtures.ts';

const { calls } = pages;

const stack = useStack({ services: [regionsService, pagesService, rolesOfUsers] });
let as: CallAs;
let a: PageFixtures;
let visitor: CallAs;
let domains = 0;

beforeEach(() => {
  domains += 1;
  const domainId = `domain-${domains}`;
  as = { as: stack.users.editor, domainId };
  visitor = { domainId };
  a = pageFixtures(stack, as);
});

describe('a new page', () => {
  test('gets its full slug from its type and region', async () => {
    const au = await a.region('Australia', 'au');
    const news = await a.page('/Launch Day!', { pageType: 'news', template: 'article', region: { _id: au._id } });
    expect(news).toMatchObject({ slug: 'au/news/launch-day', revision: 1, published: false });
    expect(news.region).toEqual({ _id: au._id, name: 'Australia', slugPrefix: 'au' });
    expect(await a.load('/AU/news/launch-day/')).toMatchObject({ _id: news._id });
  });

  test('is returned with every field that was saved', async () => {
    const au = await a.region('Australia', 'au');
    const picture = { imageId: 'harbour', alt: 'A harbour', desktop: { top: 1, left: 2, width: 300, height: 200 } };
    const fields = {
      pageType: 'event' as const,
      template: 'event' as const,
      theme: 'darkSlate' as const,
      miniNavId: 'm1',
      pageBannerId: 'b1',
      header: { title: 'Party', introduction: '<p>Come</p>', date: '2026-03-01', image: picture, breadcrumb: 'Events' },
      contents: [{ ...text('k1'), marginTopSmall: '2', backgroundColour: { value: 'slate', fontColour: 'white' } }],
      eventContents: [text('k2')],
      tags: ['party'],
      author: 'Mere',
      priority: 0.5,
      frequency: 'weekly' as const,
      hideFromSitemap: true,
      og: { title: 'Shared', image: { imageId: 'i2' } },
      unknownToServices: { kept: [1, 'two', null] },
    };
    const saved = await a.page('party', { ...fields, region: { _id: au._id } });
    const published = await a.publish(saved);
    const { owner, ...visible } = published;
    expect(await a.load('au/event/party')).toEqual(visible);
    expect(owner).toMatchObject({ _id: 'editor' });
    expect(published).toMatchObject({
      ...fields,
      domainId: as.domainId,
      slug: 'au/event/party',
      region: { _id: au._id, name: 'Australia', slugPrefix: 'au' },
      published: true,
      lastPublished: expect.any(String),
    });
  });

  test('is refused at the address of another page, which the refusal names', async () => {
    const first = await a.page('about');
    await expect(a.page('About')).rejects.toMatchObject({
      code: 'conflict',
      message: 'The address /about is taken by another page.',
      details: { _id: first._id, slug: 'about' },
    });
  });

  test('is created once by twenty concurrent requests for one address', async () => {
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => a.page('race')));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(refused).toEqual(Array(19).fill('conflict'));
    expect((await stack.call(calls.list, { domainId: as.domainId! }, as)).total).toBe(1);
  });

  test.each(['u\u0308ber-uns', 'ü\u00adber\u200b-uns', 'über – uns', 'ÜBER--UNS/'])(
    'is refused at the address of another page in the spelling %j',
    async (slug) => {
      const { _id } = await a.page('über-uns');
      await expect(a.page(slug)).rejects.toMatchObject({ key: 'pages.addressTaken', parameters: { slug: 'über-uns' } });
      const { data } = await stack.call(calls.checkSlug, { slug, domainId: as.domainId! }, as);
      expect(data).toEqual({ _id, slug: 'über-uns' });
    },
  );

  describe('at the prefix of its region', () => {
    const withHome = async () => {
      const region = await a.region('Singapore', 'sg');
      await stack.call(regions.calls.saveRegion, { region: { ...region, homePageSlug: 'home' } }, as);
      return { _id: region._id };
    };

    test('would hide the home page and is refused, however it gets there', async () => {
      const region = await withHome();
      const home = await a.page('home', { region });
      const refused = { key: 'pages.homeTaken', parameters: { slug: 'sg', home: 'sg/home' } };
      // An event informs the service about the home page.
      await until(async () => {
        const early = await a.page('', { region }).catch(() => null);
        if (early) await stack.call(calls.delete, { _id: early._id }, as);
        return early === null;
      });
      await expect(a.page('sg', { region })).rejects.toMatchObject(refused);
      const { _id, ...other } = await a.page('other', { region });
      await expect(stack.call(calls.save, { page: { ...other, _id, slug: '/' } }, as)).rejects.toMatchObject(refused);
      await expect(stack.call(calls.move, { _id, regionId: region._id, slug: 'sg' }, as)).rejects.toMatchObject(
        refused,
      );
      await expect(stack.call(calls.copy, { _id, slug: 'sg' }, as)).rejects.toMatchObject(refused);
      await expect(stack.call(calls.publish, { page: { ...other, _id, slug: '/' } }, as)).rejects.toMatchObject(
        refused,
      );
      const deleted = await stack.call(calls.move, { _id: home._id, regionId: region._id, slug: 'sg' }, as);
      await stack.call(calls.delete, { _id: deleted._id }, as);
      const successor = await a.page('home', { region });
      await expect(stack.call(calls.restore, { _id: home._id }, as)).rejects.toMatchObject(refused);
      await stack.call(calls.delete, { _id: successor._id }, as);
      expect((await stack.call(calls.restore, { _id: home._id }, as)).slug).toBe('sg');
      expect((await stack.call(calls.move, { _id: home._id, regionId: region._id, slug: 'home' }, as)).slug).toBe(
        'sg/home',
      );
      expect((await stack.call(calls.move, { _id: home._id, regionId: region._id, slug: 'sg' }, as)).slug).toBe('sg');
    });

    test('is the home page if there is no other', async () => {
      const region = await withHome();
      const home = await a.page('', { region });
      expect(home.slug).toBe('sg');
      expect((await stack.call(calls.copy, { _id: home._id }, as)).slug).toBe('sg/home');
    });
  });

  test('can have the address of a page in another domain', async () => {
    await a.page('about');
    const elsewhere = pageFixtures(stack, { ...as, domainId: `${as.domainId}-other` });
    expect((await elsewhere.page('about')).slug).toBe('about');
  });

  test('has no roles and is unpublished, whatever was sent', async () => {
    const sent = {
      viewerRoles: [],
      publisherRoles: ['mine'],
      published: true,
      lastPublished: new Date().toISOString(),
    };
    const page = await a.page('sly', sent);
    expect(page).toMatchObject({ published: false });
    expect(page).not.toHaveProperty('publisherRoles');
    expect(page).not.toHaveProperty('lastPublished');
  });

  test.each([
    ['an unknown region', { region: { _id: 'nowhere' } }, 'There is no region nowhere.'],
    ['the template of another type', { template: 'article' as const }, 'not for a page'],
    ['two items with one key', { contents: [text('k1'), text('k1')] }, 'have the key k1'],
  ])('is refused with %s', async (_, over, message) => {
    await expect(a.page('wrong', over)).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining(message),
    });
  });

  test('cannot be created in a region without a prefix', async () => {
    const region = await stack.call(regions.calls.createRegion, {}, as);
    const made = a.page('early', { region: { _id: region._id } });
    await expect(made).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('no slug prefix yet'),
    });
  });

  test('is refused with an unknown collection, but not with an outdated one', async () => {
    const page = { domainId: as.domainId!, slug: 'x' };
    await expect(stack.call(calls.save, { page, collection: 'users' }, as)).rejects.toMatchObject({ code: 'invalid' });
    expect((await stack.call(calls.save, { page, collection: 'articles' }, as)).pageType).toBe('page');
  });

  test('cannot be created in another domain', async () => {
    const page = { domainId: 'elsewhere', slug: 'x' };
    await expect(stack.call(calls.save, { page }, as)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('the check of a slug', () => {
  test('names the page at the address that would be stored', async () => {
    const page = await a.page('About us');
    const check = (slug: string, over = {}) =>
      stack.call(calls.checkSlug, { slug, domainId: as.domainId!, ...over }, as);
    expect(await check('/About Us/')).toEqual({ data: { _id: page._id, slug: 'about-us' } });
    expect(await check('about-us', { id: page._id })).toEqual({ data: null });
    expect(await check('about-us', { _id: page._id })).toEqual({ data: null });
    expect(await check('free')).toEqual({ data: null });
  });

  test('covers every collection of the domain and no other domain', async () => {
    const news = await a.page('launch', { pageType: 'news', template: 'article' });
    const check = (slug: string, over = {}) =>
      stack.call(calls.checkSlug, { slug, domainId: as.domainId!, ...over }, as);
    const holder = { data: { _id: news._id, slug: 'news/launch' } };
    for (const collection of [undefined, 'pages', 'articles', 'caseStudies'])
      expect(await check('news/launch', { collection })).toEqual(holder);
    await expect(check('news/launch', { collection: 'users' })).rejects.toMatchObject({ code: 'invalid' });
    await expect(check('news/launch', { domainId: 'elsewhere' })).rejects.toMatchObject({ code: 'not-found' });
  });

  test('includes the address of a live page until it is published again', async () => {
    const page = await a.published('old');
    await stack.call(calls.save, { page: { ...page, slug: 'new' } }, as);
    const { data } = await stack.call(calls.checkSlug, { slug: 'old', domainId: as.domainId! }, as);
    expect(data).toEqual({ _id: page._id, slug: 'old' });
    await expect(a.page('old')).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('the page that a visitor gets', () => {
  test('is never a draft', async () => {
    const page = await a.page('secret', { tags: ['hush'], pageType: 'news', template: 'article' });
    await expect(a.visit(page.slug)).rejects.toMatchObject({
      code: 'not-found',
      message: 'This page could not be found',
    });
    expect(await stack.call(calls.filterArticles, {}, visitor)).toEqual({ articles: [], total: 0 });
    expect(await stack.call(calls.loadTags, { domainId: as.domainId! }, visitor)).toEqual([]);
    expect(await stack.call(calls.listPublished, { includeHidden: 'true' }, visitor)).toEqual({ pages: [] });
    await expect(stack.call(calls.findListing, { id: page._id }, visitor)).rejects.toMatchObject({ code: 'not-found' });
    for (const call of [
      calls.history,
      calls.compare,
      calls.list,
      calls.listDrafts,
      calls.checkDependencies,
      calls.findByRegion,
    ])
      await expect(
        stack.call(
          call as typeof calls.compare,
          { _id: page._id, from: 1, to: 1, ...{ domainId: as.domainId, type: 'link', url: '/x', regionId: 'r' } },
          visitor,
        ),
      ).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  test('is not a draft either if the client requests one', async () => {
    const { slug } = await a.page('secret');
    await expect(a.load(slug, { ...visitor, stage: 'draft' })).rejects.toMatchObject({ code: 'not-found' });
  });

  test('is the published version, until it is published again', async () => {
    const page = await a.published('about', { contents: [text('k1', 'first')] });
    const saved = await stack.call(calls.save, { page: { ...page, contents: [text('k1', 'second')] } }, as);
    expect((await a.visit('about')).contents).toMatchObject([{ text: 'first' }]);
    expect((await a.load('about')).contents).toMatchObject([{ text: 'second' }]);
    await a.publish(saved);
    expect((await a.visit('about')).contents).toMatchObject([{ text: 'second' }]);
  });

  test('is found by its slug, in the domain of the request', async () => {
    const { _id } = await a.published('about');
    expect((await stack.call(calls.load, { slug: '/about' }, visitor))._id).toBe(_id);
    const elsewhere = stack.call(calls.load, { slug: 'about' }, { domainId: 'elsewhere' });
    await expect(elsewhere).rejects.toMatchObject({ code: 'not-found' });
  });

  test('does not come from another domain', async () => {
    await a.published('about');
    const denied = stack.call(calls.load, { slug: 'about', domainId: as.domainId! }, { domainId: 'elsewhere' });
    await expect(denied).rejects.toMatchObject({ code: 'not-found' });
  });

  test('is missing while its region is unpublished', async () => {
    const nz = await a.region('New Zealand', 'nz');
    const page = await a.published('about', { region: { _id: nz._id } });
    await expect(a.visit('nz/about')).rejects.toMatchObject({ code: 'not-found' });
    await stack.call(regions.calls.publishRegion, { region: nz }, as);
    await until(() =>
      a.visit('nz/about').then(
        () => true,
        () => false,
      ),
    );
    expect((await a.visit('nz/about'))._id).toBe(page._id);
  });

  test('has the current name of its region', async () => {
    const au = await a.publishedRegion('Australia', 'au');
    await a.published('about', { region: { _id: au._id } });
    const renamed = await stack.call(regions.calls.saveRegion, { region: { ...au, name: 'Oz' } }, as);
    await until(async () => (await a.load('au/about')).region?.name === 'Oz');
    expect((await a.visit('au/about')).region?.name).toBe('Australia');
    await stack.call(regions.calls.publishRegion, { region: renamed }, as);
    await until(async () => (await a.visit('au/about')).region?.name === 'Oz');
  });

  test('requires one of its viewer roles, as soon as they are applied', async () => {
    const page = await a.published('staff');
    const admin = { ...as, as: stack.users.admin };
    const roles = [{ _id: 'others', level: { viewer: true } }];
    await stack.call(calls.applyRoles, { page: { _id: page._id, slug: 'ignored' }, roles }, admin);
    for (const stage of ['live', 'draft'] as const)
      await expect(a.load('staff', { ...visitor, stage })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(a.load('staff')).rejects.toMatchObject({ code: 'forbidden' });
    expect((await a.load('staff', { ...as, as: stack.users.other }))._id).toBe(page._id);
    expect(await stack.call(calls.listPublished, {}, visitor)).toEqual({ pages: [] });
  });

  test('does not contain who may edit or publish it', async () => {
    const page = await a.published('about');
    const roles = [{ _id: 'others', level: { editor: true, publisher: true } }];
    await stack.call(calls.applyRoles, { page, roles }, { ...as, as: stack.users.admin });
    const seen = await a.visit('about');
    expect(Object.keys(seen).filter((field) => field.endsWith('Roles'))).toEqual([]);
    expect((await a.load('about')).publisherRoles).toEqual(['others']);
  });
});

describe('publishing', () => {
  test('uses one instant for the change and the publish', async () => {
    const page = await a.published('about');
    expect(page).toMatchObject({ published: true, publishedAt: page.lastPublished });
    expect(page.lastPublished! >= page.updatedAt).toBe(true);
  });

  test('is refused if someone has changed the page since, with their name', async () => {
    const page = await a.page('about');
    const other = { ...as, as: stack.users.other };
    await stack.call(calls.save, { page: { ...page, title: 'Mine' } }, other);
    await expect(a.publish(page)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('other has changed this page since'),
      details: { revision: 2, by: { username: 'other' } },
    });
    await expect(a.visit('about')).rejects.toMatchObject({ code: 'not-found' });
  });

  test('saves the content of the request first', async () => {
    const page = await a.page('about', { contents: [text('k1', 'first')] });
    const sent = { ...page, contents: [text('k1', '<p>sent<script>x</script></p>')] };
    await stack.call(calls.publish, { page: sent }, as);
    expect((await a.visit('about')).contents).toMatchObject([{ text: '<p>sent</p>' }]);
  });

  test('requires a publisher role of the page, if it has any', async () => {
    const page = await a.page('about');
    const roles = [{ _id: 'others', level: { publisher: true } }];
    const { revision } = await stack.call(calls.applyRoles, { page, roles }, { ...as, as: stack.users.admin });
    const publish = (options: CallAs, over = {}) =>
      stack.call(calls.publish, { page: { ...page, revision, ...over } }, options);
    await expect(publish(as, { publisherRoles: ['editors'] })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(publish(visitor)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await publish({ ...as, as: stack.users.other })).toMatchObject({ published: true });
    await expect(stack.call(calls.unpublish, { _id: page._id }, as)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(stack.call(calls.takeBackPublish, { _id: page._id }, as)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(stack.call(calls.delete, { _id: page._id }, as)).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('can be undone, and the draft stays', async () => {
    const page = await a.published('about', { contents: [text('k1', 'first')] });
    const second = await stack.call(calls.save, { page: { ...page, contents: [text('k1', 'second')] } }, as);
    await a.publish(second);
    const after = await stack.call(calls.takeBackPublish, { _id: page._id }, as);
    expect(after).toMatchObject({ published: true, contents: [{ text: 'second' }] });
    expect(after.lastPublished! < after.updatedAt).toBe(true);
    expect((await a.visit('about')).contents).toMatchObject([{ text: 'first' }]);
  });

  test('is unpublished when the first publish is undone, which previousPublish shows before', async () => {
    const page = await a.published('about');
    const second = await stack.call(calls.save, { page: { ...page, title: 'Second' } }, as);
    await a.publish(second);
    const previous = async () => (await stack.call(calls.previousPublish, { _id: page._id }, as)).previous;
    const undo = () => stack.call(calls.takeBackPublish, { _id: page._id }, as);
    expect(await previous()).toMatchObject({ revision: page.revision });
    await undo();
    expect(await previous()).toBeNull();
    expect(await undo()).toMatchObject({ published: false, title: 'Second' });
    await expect(a.visit('about')).rejects.toMatchObject({ code: 'not-found' });
    await expect(undo()).rejects.toMatchObject({ code: 'conflict' });
  });

  test('can be ended once by unpublishing', async () => {
    const page = await a.published('about');
    expect(await stack.call(calls.unpublish, { _id: page._id }, as)).toMatchObject({ published: false });
    await expect(a.visit('about')).rejects.toMatchObject({ code: 'not-found' });
    await expect(stack.call(calls.unpublish, { _id: page._id }, as)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('does not change the unpublished state when roles change', async () => {
    const admin = { ...as, as: stack.users.admin };
    const page = await a.published('about');
    const same = await stack.call(
      calls.applyRoles,
      { page, roles: [{ _id: 'editors', level: { editor: true } }] },
      admin,
    );
    expect(same.lastPublished! >= same.updatedAt).toBe(true);
    const changed = await stack.call(calls.save, { page: { ...same, title: 'New' } }, as);
    const roles = await stack.call(calls.applyRoles, { page: changed, roles: [] }, admin);
    expect(roles.lastPublished! < roles.updatedAt).toBe(true);
    expect(await a.visit('about')).not.toHaveProperty('title');
  });
});

describe('deleting', () => {
  test('is refused while the page is published', async () => {
    const page = await a.published('about');
    await expect(stack.call(calls.delete, { _id: page._id }, as)).rejects.toMatchObject({ code: 'conflict' });
    await stack.call(calls.unpublish, { _id: page._id }, as);
    expect(await stack.call(calls.delete, { _id: page._id }, as)).toEqual({ _id: page._id });
    await expect(a.load('about')).rejects.toMatchObject({ code: 'not-found' });
    expect((await a.page('about')).slug).toBe('about');
  });
});

test('every change publishes an event that names the page', async () => {
  const page = await a.page('announced');
  const [saved, published] = [stack.events(pages.events.saved), stack.events(pages.events.published)];
  const ours = ({ documentId }: { documentId: string }) => documentId === page._id;
  const { _id, slug, domainId } = page;
  expect(await saved.next(ours)).toMatchObject({ revision: 1, data: { page: { _id, slug, domainId } } });
  await a.publish(page);
  expect(await published.next(ours)).toMatchObject({ revision: 2, data: { page: { _id, slug, domainId } } });
  await stack.call(calls.unpublish, { _id: page._id }, as);
  expect(await stack.events(pages.events.unpublished).next(ours)).toMatchObject({ revision: 3 });
  await stack.call(calls.delete, { _id: page._id }, as);
  expect((await stack.events(pages.events.deleted).next(ours)).data).toEqual({
    _id: page._id,
    domainId: as.domainId,
    slug: 'announced',
  });
});

test('services load the copies of pages that events named', async () => {
  const [draft, live] = [await a.page('draft', { contents: [text('k1')] }), await a.published('live')];
  const load = async (stage: 'draft' | 'live') => {
    const answer = await stack.call(calls.loadCopies, { ids: [draft._id, live._id, 'none'], stage }, {});
    return { ...answer, pages: answer.pages.map(({ slug }) => slug).sort() };
  };
  const by = { _id: as.as!._id, username: as.as!.username };
  const authors = { [draft._id]: by, [live._id]: by };
  expect(await load('draft')).toEqual({ pages: ['draft', 'live'], authors, unread: [] });
  expect(await load('live')).toEqual({ pages: ['live'], authors: {}, unread: [] });
});

test('copies that do not fit in one answer are named', async () => {
  const contents = ['k1', 'k2'].map((key) => text(key, `<p>${'long '.repeat(40_000)}</p>`));
  const ids = [];
  for (const slug of ['a', 'b', 'c']) ids.push((await a.page(slug, { contents }))._id);
  const { pages: found, unread } = await stack.call(calls.loadCopies, { ids, stage: 'draft' }, {});
  expect([...found.map(({ _id }) => _id), ...unread].sort()).toEqual(ids.toSorted());
  expect(unread.length).toBeGreaterThan(0);
});

test('pages are found by link targets and pictures, as drafts and live', async () => {
  const cta = {
    componentType: 'CtaBlock',
    key: 'k1',
    link: { type: 'page', href: 'target' },
    image: { imageId: 'i1' },
  };
  const page = await a.published('links', { contents: [cta] });
  const check = (input: object) => stack.call(calls.checkDependencies, { type: 'link', ...input }, as);
  await until(async () => (await check({ url: '/target' })).length === 1);
  expect(await check({ url: 'target' })).toEqual([
    { parentId: page._id, slug: 'links', title: 'links', type: 'link', target: '/target' },
  ]);
  await stack.call(calls.save, { page: { ...page, contents: [] } }, as);
  expect(await stack.call(calls.checkDependencies, { type: 'image', imageId: 'i1' }, as)).toHaveLength(1);
  await stack.call(calls.unpublish, { _id: page._id }, as);
  await until(async () => (await check({ url: '/target' })).length === 0);
});

test('pages of a region are found, as drafts and live', async () => {
  const [au, nz] = [await a.region('Australia', 'au'), await a.region('New Zealand', 'nz')];
  const page = await a.published('about', { region: { _id: au._id } });
  const moved = await stack.call(calls.save, { page: { ...page, region: { _id: nz._id } } }, as);
  expect(moved.slug).toBe('nz/about');
  const inRegion = (regionId: string) => stack.call(calls.findByRegion, { regionId }, as);
  expect(await inRegion(au._id)).toEqual([{ _id: page._id, slug: 'au/about', pageType: 'page' }]);
  expect(await inRegion(nz._id)).toEqual([{ _id: page._id, slug: 'nz/about', pageType: 'page' }]);
});

test('pages and published versions survive a restart', async () => {
  const { _id } = await a.published('kept');
  await stack.restart();
  expect((await a.visit('kept'))._id).toBe(_id);
});
