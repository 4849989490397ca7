import type { ClientInput } from '../../../proto/contract.ts';
import { pages } from '../../../proto/pages.ts';
import { regions } from '../../../proto/regions.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { type CallAs, useStack } from '../../kit/testing/stack.ts';
import { openStores } from '../../kit/store/open-stores.ts';
import { until } from '../../kit/testing/until.ts';
import { regionsService } from '../../regions/regions.module.ts';
import { siteConfigService } from '../../site-config/site-config.module.ts';
import { pagesService } from '../pages.module.ts';
import { DependencyRows, type PageDependencies } from '../pages.store.ts';
import { type PageFixtures, pageFixtures, text } from './page-fixtures.ts';

const { calls } = pages;

const stack = useStack({ services: [regionsService, siteConfigService, pagesService] });
let as: CallAs;
let admin: CallAs;
let a: PageFixtures;
let count = 0;

beforeEach(() => {
  count += 1;
  const domainId = `domain-${count}`;
  as = { as: stack.users.editor, domainId };
  admin = { as: stack.users.admin, domainId };
  a = pageFixtures(stack, as);
});

const check = (input: ClientInput<typeof calls.checkDependencies>) => stack.call(calls.checkDependencies, input, as);
const linking = async (url: string) => (await check({ type: 'link', url })).map(({ slug }) => slug);
const showing = async (imageId: string) => (await check({ type: 'image', imageId })).map(({ slug }) => slug);
const picture = (name: string) => ({ image: { imageId: `${name}-${as.domainId}` } });
const link = (href: string) => ({ link: { type: 'page' as const, href, text: href } });

describe('a page depends on', () => {
  test('the targets and pictures of all its contents, at any depth, of its header and of what it shares', async () => {
    const split = {
      componentType: 'SplitContent',
      key: 's1',
      left: [{ componentType: 'CtaBlock', key: 'l1', ...link('/left'), ...picture('left') }],
      right: [{ componentType: 'IndentedContent', key: 'r1', contents: [{ ...text('r2'), ...picture('deep') }] }],
    };
    const rows = { componentType: 'ContentGrid', key: 'g1', rows: [{ key: 'g2', ...link('row'), ...picture('row') }] };
    await a.page('party', {
      pageType: 'event',
      template: 'event',
      header: { title: 'Party', ...picture('header'), ...link('/header') },
      contents: [split],
      eventContents: [rows],
      og: picture('og'),
      twitter: picture('twitter'),
    });
    await until(async () => (await linking('/row')).length > 0);
    for (const name of ['left', 'deep', 'row', 'header', 'og', 'twitter'])
      expect([name, await showing(`${name}-${as.domainId}`)]).toEqual([name, ['event/party']]);
    for (const href of ['/left', '/row', '/header'])
      expect([href, await linking(href)]).toEqual([href, ['event/party']]);
  });

  test('the targets of its rich texts', async () => {
    await a.page('prose', { contents: [{ ...text('k1', '<p><a href="/linked">x</a></p>'), ...link('/in-block') }] });
    await until(async () => (await linking('/in-block')).length > 0);
    expect(await linking('/linked')).toEqual(['prose']);
  });

  test('the targets of its live version until it is published again, and of its draft', async () => {
    const page = await a.published('about', { contents: [{ ...text('k1'), ...link('/old'), ...picture('old') }] });
    const contents = [{ ...text('k1'), ...link('/new'), ...picture('new') }];
    const saved = await stack.call(calls.save, { page: { ...page, contents } }, as);
    await until(async () => (await linking('/new')).length > 0);
    expect(await linking('/old')).toEqual(['about']);
    expect(await showing(`old-${as.domainId}`)).toEqual(['about']);
    await a.publish(saved);
    await until(async () => (await linking('/old')).length === 0);
    expect([await showing(`old-${as.domainId}`), await showing(`new-${as.domainId}`)]).toEqual([[], ['about']]);
  });
});

test('a file is found under any name, in pages and in footers', async () => {
  const { domainId } = as;
  const file = `/file/f-${domainId}`;
  await a.page('terms', { contents: [{ ...text('k1'), ...link(`${file}/old-name.pdf`) }] });
  const customLinks = [{ key: 'c1', ...link(`${file}/older-name.pdf`) }];
  await stack.call(siteConfig.calls.saveFooter, { footer: { domainId: domainId!, customLinks } }, as);
  const parents = async (url: string) => (await check({ type: 'link', url })).map(({ parentId }) => parentId);
  await until(async () => (await parents(`${file}/old-name.pdf`)).length > 0);
  for (const url of [file, `${file}/new-name.pdf`])
    await until(async () => (await parents(url)).includes(`footer_${domainId}`));
  expect(await linking(`${file}/new-name.pdf`)).toContain('terms');
});

test('a page is used by links to it with a query or a fragment, in pages and in navigations', async () => {
  const domainId = as.domainId!;
  await a.page('contact');
  await a.page('about', { contents: [{ ...text('k1'), ...link('/contact?about=Life') }] });
  const items = [{ key: 'n1', ...link('contact#form') }];
  await stack.call(siteConfig.calls.saveNav, { nav: { domainId, items } }, as);
  const parents = async () => (await check({ type: 'link', url: '/contact' })).map(({ parentId }) => parentId);
  await until(async () => (await parents()).length === 2);
  expect(await linking('/contact')).toContain('about');
});

test('an address belongs to its domain, a picture is shared by all', async () => {
  const elsewhere = pageFixtures(stack, { ...as, domainId: `other-${count}` });
  await elsewhere.page('theirs', { contents: [{ ...text('k1'), ...link('/shared'), ...picture('shared') }] });
  await until(async () => (await showing(`shared-${as.domainId}`)).length > 0);
  expect([await linking('/shared'), await showing(`shared-${as.domainId}`)]).toEqual([[], ['theirs']]);
});

test('site settings, navs and footers depend on the pictures they show, as saved and as published', async () => {
  const domainId = as.domainId!;
  await a.region('Australia', 'au');
  const parents = async (name: string) =>
    (await check({ type: 'image', imageId: `${name}-${domainId}` })).map(({ parentId }) => parentId);
  const settings = { domainId, og: picture('og'), twitter: picture('twitter') };
  const published = await stack.call(siteConfig.calls.publishSiteSettings, { siteSettings: settings }, admin);
  const brands = [{ key: 'b1', ...link('/'), ...picture('brand') }];
  await stack.call(siteConfig.calls.saveFooter, { footer: { domainId, region: 'au', brands } }, as);
  for (const name of ['brand', 'og', 'twitter']) await until(async () => (await parents(name)).length > 0);
  expect(await parents('brand')).toEqual([`footer_${domainId}_au`]);
  expect([await parents('og'), await parents('twitter')]).toEqual(Array(2).fill([`siteSettings_${domainId}`]));

  const changed = { ...published, og: picture('newer') };
  const saved = await stack.call(siteConfig.calls.saveSiteSettings, { siteSettings: changed }, admin);
  await until(async () => (await parents('newer')).length > 0);
  expect(await parents('og')).toHaveLength(1);
  await stack.call(siteConfig.calls.publishSiteSettings, { siteSettings: saved }, admin);
  await until(async () => (await parents('og')).length === 0);
});

test('a page cannot be deleted while another page or the navigation links to it', async () => {
  const { domainId } = as;
  const team = await a.page('team', { contents: [{ ...text('k1'), ...link('/team') }] });
  const about = await a.page('about', { contents: [{ ...text('k1'), ...link('/team') }] });
  const nav = await stack.call(
    siteConfig.calls.saveNav,
    { nav: { domainId: domainId!, items: [{ key: 'n1', ...link('team') }] } },
    as,
  );
  const remove = () => stack.call(calls.delete, { _id: team._id }, as);
  await until(async () => (await linking('/team')).length === 3);
  await expect(remove()).rejects.toMatchObject({
    code: 'conflict',
    message: 'The page /team is linked from the navigation, /about: change these links before you delete it.',
    details: { uses: ['the navigation', '/about'] },
  });
  await stack.call(calls.save, { page: { ...about, contents: [] } }, as);
  await stack.call(siteConfig.calls.saveNav, { nav: { ...nav, items: [] } }, as);
  // Only its link to itself remains.
  await until(async () => (await linking('/team')).length === 1);
  expect(await remove()).toEqual({ _id: team._id });
});

describe('a page is linked in every spelling of its address', () => {
  const slug = 'de/über-uns';
  const removed = ({ _id }: { _id: string }) => stack.call(calls.delete, { _id }, as);

  test.each(['/de/%C3%BCber-uns', '/DE/%C3%9Cber-Uns', '/de/über-uns/', 'de//u\u0308ber-uns?a=b#c', '/de/über-uns!'])(
    '%s',
    async (href) => {
      const page = await a.page(slug);
      await a.page('linking', { contents: [{ ...text('k1'), ...link(href) }] });
      await until(async () => (await linking(`/${slug}`)).includes('linking'));
      await expect(removed(page)).rejects.toMatchObject({ key: 'pages.linked' });
    },
  );

  test('which is the whole address on one of the hostnames of the domain', async () => {
    const host = `www.spelled-${count}.example`;
    const { _id: domainId } = await stack.call(
      siteConfig.calls.saveDomain,
      { domain: { name: host, hostnames: [host] } },
      admin,
    );
    as = { ...as, domainId };
    a = pageFixtures(stack, as);
    const page = await a.page(slug);
    const prose = `<p><a href="https://${host.toUpperCase()}/de/%C3%BCber-uns?a">x</a></p>`;
    const linked = await a.page('linking', { contents: [text('k1', prose)] });
    await a.page('elsewhere', { contents: [{ ...text('k1'), ...link('https://elsewhere.example/de/über-uns') }] });
    await until(async () => (await linking('https://elsewhere.example/de/über-uns')).length === 2);
    expect(await linking(`/${slug}`)).toEqual(['linking']);
    await expect(removed(page)).rejects.toMatchObject({ details: { uses: ['/linking'] } });
    await stack.call(calls.save, { page: { ...linked, contents: [] } }, as);
    await until(async () => (await linking(`/${slug}`)).length === 0);
    expect(await removed(page)).toEqual({ _id: page._id });
  });
});

test('a link to the prefix of a region is a link to its home page', async () => {
  const region = await a.region('Samoa', 'ws');
  await stack.call(regions.calls.saveRegion, { region: { ...region, homePageSlug: 'welcome' } }, as);
  const home = await a.page('welcome', { region: { _id: region._id } });
  await a.page('linking', { contents: [{ ...text('k1'), ...link('/WS/#top') }] });
  await a.page('other', { contents: [{ ...text('k1'), ...link('/ws/other') }] });
  await until(async () => (await linking('/ws/welcome')).join() === 'linking');
  await expect(stack.call(calls.delete, { _id: home._id }, as)).rejects.toMatchObject({
    details: { uses: ['/linking'] },
  });
});

describe('a linked page that is deleted with a replacement', () => {
  const redirects = async () =>
    (await stack.call(siteConfig.calls.listRedirects, { domainId: as.domainId! }, as)).map(
      ({ from, to }) => `${from} → ${to}`,
    );
  const replaced = async () => {
    const old = await a.page('old-team');
    await a.page('linking', { contents: [{ ...text('k1'), ...link('/old-team') }] });
    await until(async () => (await linking('/old-team')).length === 1);
    return (redirectTo: string) => stack.call(calls.delete, { _id: old._id, redirectTo }, as);
  };

  test('leaves a redirect to it, until a page is published there again', async () => {
    const removeFor = await replaced();
    await a.published('new-team');
    await removeFor('/new-team/');
    await until(async () => (await redirects()).join() === '/old-team → /new-team');
    await a.published('old-team');
    await until(async () => (await redirects()).length === 0);
  });

  test('is refused if visitors cannot read the replacement', async () => {
    const removeFor = await replaced();
    await a.page('draft');
    for (const slug of ['draft', 'nowhere', 'old-team'])
      await expect(removeFor(slug)).rejects.toMatchObject({
        code: 'conflict',
        message: `There is no published page at /${slug} to redirect visitors to.`,
      });
    expect((await stack.call(calls.load, { slug: 'old-team', domainId: as.domainId! }, as)).slug).toBe('old-team');
    expect(await redirects()).toEqual([]);
  });
});

test('a dependency has the title of the page, for callers who may view it', async () => {
  await a.page('titled', { header: { title: 'Our team' }, contents: [{ ...text('k1'), ...link('/wanted') }] });
  await until(async () => (await linking('/wanted')).length === 1);
  expect(await check({ type: 'link', url: '/wanted' })).toMatchObject([{ slug: 'titled', title: 'Our team' }]);
});

test('a link of the navigation without a region leads to the page in each region that shows this navigation', async () => {
  const { domainId } = as;
  const contactLink = link('/contact').link;
  const saveNav = (region?: string) =>
    stack.call(
      siteConfig.calls.publishNav,
      { nav: { domainId: domainId!, ...(region && { region }), contactLink } },
      as,
    );
  const parents = async (url: string) => (await check({ type: 'link', url })).map(({ parentId }) => parentId);
  await a.region('Australia', 'au');
  await a.region('New Zealand', 'nz');
  const contact = await a.page('au/contact');
  await saveNav();
  await until(async () => (await parents('/contact')).length > 0);
  expect(await parents('/au/contact')).toEqual([`nav_${domainId}`]);
  expect(await parents('/au/contact/us')).toEqual([]);
  await expect(stack.call(calls.delete, { _id: contact._id }, as)).rejects.toMatchObject({
    code: 'conflict',
    details: { uses: ['the navigation'] },
  });

  await saveNav('nz');
  // The references of the live navigation are stored after those of its draft.
  await until(async () => (await parents('/nz/contact')).join() === `nav_${domainId}_nz`);
  expect(await parents('/nz/contact')).toEqual([`nav_${domainId}_nz`]);
  expect(await parents('/au/contact')).toEqual([`nav_${domainId}`]);
});

test('a news carousel without a region in its link leads to the news of the region of its page', async () => {
  const carousel = { componentType: 'NewsCarousel', key: 'n1', ...link('/news') };
  const cta = { componentType: 'CtaBlock', key: 'c1', ...link('/contact') };
  await a.page('fj/about', { region: await a.region('Fiji', 'fj'), contents: [carousel, cta] });
  await until(async () => (await linking('/contact')).length > 0);
  expect(await linking('/fj/news')).toHaveLength(1);
  expect(await linking('/fj/contact')).toEqual([]);
});

test('a page cannot be deleted while a sub nav or the text of a page banner links to it', async () => {
  const domainId = as.domainId!;
  const team = await a.page('team');
  const { addSubNav, saveSubNav, removeSubNav, addPageBanner, deletePageBanner } = siteConfig.calls;
  const added = await stack.call(addSubNav, { domainId, name: 'About' }, as);
  const subNav = await stack.call(saveSubNav, { subNav: { ...added, items: [{ key: 'l1', ...link('/team') }] } }, as);
  const content = '<p>Meet <a href="/team">the team</a></p>';
  const banner = await stack.call(addPageBanner, { domainId, name: 'Team', content }, as);
  await until(async () => (await linking('/team')).length === 2);
  await expect(stack.call(calls.delete, { _id: team._id }, as)).rejects.toMatchObject({
    code: 'conflict',
    details: { uses: expect.arrayContaining(['a sub nav', 'a page banner']) },
  });
  await stack.call(removeSubNav, { _id: subNav._id }, as);
  await stack.call(deletePageBanner, { domainId, banner }, as);
  await until(async () => (await linking('/team')).length === 0);
  expect(await stack.call(calls.delete, { _id: team._id }, as)).toEqual({ _id: team._id });
});

test('a page depends on its banner', async () => {
  const bannerId = `banner-${as.domainId}`;
  const showing = async () => (await check({ type: 'banner', bannerId })).map(({ slug }) => slug);
  const page = await a.page('with-banner', { pageBannerId: bannerId });
  await until(async () => (await showing()).length > 0);
  expect(await showing()).toEqual(['with-banner']);
  await stack.call(calls.save, { page: { ...page, pageBannerId: null } }, as);
  await until(async () => (await showing()).length === 0);
});

test('a search for dependencies needs a target', async () => {
  await expect(check({ type: 'link' })).rejects.toMatchObject({
    code: 'invalid',
    message: 'Send the url to look for.',
  });
  await expect(check({ type: 'image' })).rejects.toMatchObject({ message: 'Send the imageId to look for.' });
  await expect(check({ type: 'banner' })).rejects.toMatchObject({ message: 'Send the bannerId to look for.' });
});

test('dependencies stored by an older version are extracted again at the next start', async () => {
  const { _id } = await a.page('older', { contents: [text('k1', '<p><a href="/from-text">x</a></p>')] });
  await until(async () => (await linking('/from-text')).length > 0);
  const stores = await openStores(stack.settings.storeUrl, 'pages');
  const rows = stores.collection<PageDependencies>(DependencyRows.spec);
  const { layout: _, ...older } = (await rows.get(`${_id}/draft`))!;
  await rows.replace({ ...older, links: [] });
  await stores.close();
  expect(await linking('/from-text')).toEqual([]);
  await stack.restart();
  await until(async () => (await linking('/from-text')).includes('older'));
});

test('of many pictures, those are found that the draft or the live version of a page shows', async () => {
  const id = (name: string) => `${name}-${as.domainId}`;
  const used = async () => {
    const found = await stack.call(calls.findUsedPictures, { ids: ['draft', 'live', 'none'].map(id) }, as);
    return found.ids.sort();
  };
  expect(await used()).toEqual([]);
  const page = await a.published('about', { contents: [{ ...text('k1'), ...picture('live') }] });
  const contents = [{ ...text('k1'), ...picture('draft') }];
  await stack.call(calls.save, { page: { ...page, contents } }, as);
  await until(async () => (await used()).length === 2);
  expect(await used()).toEqual([id('draft'), id('live')]);
});
