import { until } from '../../services/kit/testing/until.ts';
import { createBff } from '../create-bff.ts';
import { done, editingAt, titlesOf, type Editing } from './editing.ts';
import { ask, startSite, type Site } from './site.ts';

let site: Site;
let editing: Editing;
let titleAt: ReturnType<typeof titlesOf>;

beforeAll(async () => {
  site = await startSite();
  editing = await editingAt(site);
  titleAt = titlesOf(site);
  await editing.aRegion('au', 'en-AU');
  await editing.aRegion('nz', 'en-NZ');
});
afterAll(() => site?.stop());

describe('a visitor', () => {
  test('sees the published page, never the draft', async () => {
    const page = await editing.aPage('au/home', 'Published');
    expect(await titleAt('/au')).toBe('200 Published');
    await editing.write('/page/save', { page: { ...page, title: 'Draft' } });
    expect(await titleAt('/au')).toBe('200 Published');
    expect(await titleAt('/au', editing.cookie)).toBe('200 Draft');
  });

  test('gets the tags of the website, and a signed-in user who looks at the page as a visitor does not', async () => {
    await editing.aPage('au/measured', 'Measured');
    const { revision, _id } = done(
      await site.get(`/api/siteSettings/loadSiteSettings?domainId=${editing.domainId}`, editing.cookie),
    );
    const measurement = { containerId: 'GTM-ABC1234', categories: ['marketing'] };
    await editing.write('/siteSettings/publishSiteSettings', {
      siteSettings: { _id, revision, domainId: editing.domainId, measurement },
    });
    // All headers are checked as sent, because a browser enforces every policy.
    const policies = async (path: string, headers?: Record<string, string>) => {
      const { status, headers: received, text } = await site.get(path, headers);
      expect([status, text.includes('Measured')]).toEqual([200, true]);
      return String(received['content-security-policy']).split(', ');
    };
    const allowsTags = (policy: string) => policy.includes('https://www.googletagmanager.com');
    await until(async () => (await policies('/au/measured')).every(allowsTags));
    for (const path of ['/au/measured', '/au/measured?view=visitor'])
      expect((await policies(path, editing.cookie)).every(allowsTags)).toBe(false);
    const { headers } = await site.get('/au/measured?view=visitor', editing.cookie);
    expect(headers['cache-control']).toContain('no-store');
    expect((await policies('/au/measured?view=visitor')).every(allowsTags)).toBe(true);
  });

  test('does not get the roles of a page', async () => {
    const { json: role } = await site.post('/api/roles/save', { role: { name: 'Publishers' } }, editing.cookie);
    const page = await editing.save('au/guarded', 'Guarded');
    const roles = [{ _id: role._id, level: { editor: true, publisher: true } }];
    await editing.publish(await editing.write('/roles/applyToPage', { page: { _id: page._id }, roles }));
    const { text } = await site.get('/au/guarded');
    expect([text.includes('Guarded'), text.includes(role._id)]).toEqual([true, false]);
    expect((await site.get('/au/guarded', editing.cookie)).text).toContain(role._id);
  });

  test('sees a change as soon as it is published', async () => {
    const page = await editing.aPage('au/fresh', 'One');
    expect(await titleAt('/au/fresh')).toBe('200 One');
    await editing.publish(await editing.write('/page/save', { page: { ...page, title: 'Two' } }));
    await until(async () => (await titleAt('/au/fresh')) === '200 Two');
  });

  test('sees it in every replica', async () => {
    const replica = await createBff(site.config);
    try {
      const there = async () => (await ask(replica.url, 'GET', '/au/replicated')).text.match(/<title>(.*?)</)?.[1];
      const page = await editing.aPage('au/replicated', 'One');
      await until(async () => (await there()) === 'One');
      await editing.publish(await editing.write('/page/save', { page: { ...page, title: 'Two' } }));
      await until(async () => (await there()) === 'Two');
    } finally {
      await replica.close();
    }
  });

  test('cannot see an unpublished page', async () => {
    const { _id } = await editing.aPage('au/gone', 'Here');
    expect(await titleAt('/au/gone')).toBe('200 Here');
    await editing.write('/page/unpublishPage', { _id });
    await until(async () => (await titleAt('/au/gone')) === '404 This page could not be found');
  });

  test('sees a new page at an address that was not found before', async () => {
    expect(await titleAt('/au/new')).toMatch(/^404/);
    await editing.aPage('au/new', 'New');
    await until(async () => (await titleAt('/au/new')) === '200 New');
  });

  test('is redirected from the root to the default home page, and to the canonical address', async () => {
    const led = async (path: string) => {
      const { status, headers } = await site.get(path);
      return [status, headers.location];
    };
    expect(await led('/?token=1&email=a@b.c')).toEqual([302, '/au?token=1&email=a@b.c']);
    expect(await led('/AU//fresh/?x=1')).toEqual([301, '/au/fresh?x=1']);
    for (const alias of ['/au/fresh!!!', '/au/(fresh)', '/a~u/fresh', '/au/fresh%22', '/au/fr.esh', '/AU/fresh'])
      expect([alias, ...(await led(alias))]).toEqual([alias, 301, '/au/fresh']);
    for (const nowhere of ['//evil.example/', '/AU/nothing', '/au/nothing!', '/au/nothing/'])
      expect([nowhere, ...(await led(nowhere))]).toEqual([nowhere, 404, undefined]);
  });

  test('is redirected from the slug of a home page to the prefix of its region, by a link and by a click', async () => {
    await editing.aPage('nz/home', 'Home of NZ');
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await ask(site.bff.url, method, '/nz/home?utm=mail');
      expect([method, status, headers.location]).toEqual([method, 301, '/nz?utm=mail']);
    }
    expect((await site.get('/NZ/home/')).headers.location).toBe('/nz');
    expect((await site.get('/api/visit/load?url=/nz/home')).json).toMatchObject({ status: 301, redirect: '/nz' });
    expect((await site.get('/api/visit/load?url=/nz')).json).toMatchObject({
      canonical: '/nz',
      page: { slug: 'nz/home' },
      alternates: [{ slug: 'nz' }, { slug: 'au' }],
    });
    expect(await titleAt('/nz/home', editing.cookie)).toBe('200 Home of NZ');
  });

  test('opens the configured home page at its own address while another page has the prefix', async () => {
    await editing.aRegion('fj', 'en-FJ');
    const region = await editing.regionOf('fj');
    const page = await editing.aPage('fj', 'Cover of FJ', { region });
    await editing.aPage('fj/home', 'Home of FJ', { region });
    await until(async () => (await titleAt('/fj')) === '200 Cover of FJ');
    expect(await titleAt('/fj/home')).toBe('200 Home of FJ');
    await editing.write('/page/unpublishPage', { _id: page._id });
    await until(async () => (await site.get('/fj/home')).status === 301);
    expect(await titleAt('/fj')).toBe('200 Home of FJ');
  });

  test('finds the listings of a region, even without saved pages', async () => {
    const region = await editing.regionOf('au');
    await editing.aPage('au/news/first', 'First', { pageType: 'news', template: 'article', region, tags: ['health'] });
    const visit = (await site.get('/api/visit/load?url=/au/news')).json;
    expect(visit).toMatchObject({
      status: 200,
      kind: 'listing',
      page: null,
      listing: { total: 1, tags: ['health'], page: 1 },
    });
    expect((await site.get('/au/case-study')).status).toBe(200);
    expect((await site.get('/au/news?page=2')).status).toBe(404);
    expect((await site.get('/xx/news')).status).toBe(404);
    await editing.aPage('au/news/second', 'Second', { pageType: 'news', template: 'article', region });
    await until(async () => (await site.get('/api/visit/load?url=/au/news')).json.listing.total === 2);
  });

  test('sees the search page even when the search fails', async () => {
    for (const path of ['/search?q=x', '/au/search?q=x']) {
      const { json } = await site.get(`/api/visit/load?url=${encodeURIComponent(path)}`);
      expect(json).toMatchObject({ status: 200, kind: 'search', search: { q: 'x' } });
    }
  });

  test('finds the same page in other regions', async () => {
    await editing.aPage('au/both', 'Both', { region: await editing.regionOf('au') });
    await editing.aPage('nz/both', 'Both', { region: await editing.regionOf('nz') });
    const alternatesAt = async () => (await site.get('/api/visit/load?url=/au/both')).json.alternates;
    const both = [
      { regionCode: 'en-AU', slug: 'au/both', languages: ['en-AU', 'x-default'] },
      { regionCode: 'en-NZ', slug: 'nz/both', languages: ['en-NZ'] },
    ];
    await until(async () => JSON.stringify(await alternatesAt()) === JSON.stringify(both));
  });

  test('sees nothing of an unpublished region', async () => {
    const { _id } = await editing.aRegion('sg', 'en-SG');
    await editing.aPage('sg/about', 'Singapore', { region: await editing.regionOf('sg') });
    await until(async () => (await titleAt('/sg/about')) === '200 Singapore');
    await editing.write('/regions/unpublishRegion', { regionId: _id });
    await until(async () => (await titleAt('/sg/about')).startsWith('404'));
    expect((await site.get('/sg/news')).status).toBe(404);
    expect(await titleAt('/sg/about', editing.cookie)).toBe('200 Singapore');
  });
});

describe('the site documents around a page', () => {
  test('show what was published last', async () => {
    await editing.aPage('au/around', 'Around');
    const buttonText = async () => (await site.get('/api/visit/load?url=/au/around')).json.nav.ctaText;
    const before = await buttonText();
    const nav = done(
      await site.post('/api/nav/loadRegionNav', { domainId: editing.domainId, region: '' }, editing.cookie),
    );
    const saved = await editing.write('/site/saveNav', { nav: { ...nav, ctaText: 'Something new' } });
    expect(await buttonText()).toBe(before);
    await editing.write('/site/publishNav', { nav: saved });
    await until(async () => (await buttonText()) === 'Something new');
  });

  test('a moved page leaves a redirect', async () => {
    const page = await editing.aPage('au/old-name', 'Moved');
    expect(await titleAt('/au/old-name')).toBe('200 Moved');
    await editing.publish(await editing.write('/page/save', { page: { ...page, slug: 'au/new-name' } }));
    await until(async () => (await site.get('/au/old-name?a=1')).headers.location === '/au/new-name?a=1');
    expect(await titleAt('/au/new-name')).toBe('200 Moved');
  });

  test('sitemap.xml lists published pages', async () => {
    await editing.aPage('au/mapped', 'Mapped');
    await until(async () => (await site.get('/sitemap.xml')).text.includes('<loc>http://localhost/au/mapped</loc>'));
    expect((await site.get('/sitemap.xml')).headers['content-type']).toBe('application/xml; charset=utf-8');
  });
});
