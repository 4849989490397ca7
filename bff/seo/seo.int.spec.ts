import { until } from '../../services/kit/testing/until.ts';
import { type Bff, createBff } from '../create-bff.ts';
import { type Editing, editingAt } from '../test/editing.ts';
import { type Answer, ask, type Site, startSite } from '../test/site.ts';

const EVERYTHING = 'User-agent: *\nDisallow: /\n';

/** Editors use the first site, visitors the second. */
let site: Site;
let publicSite: Bff;
let editing: Editing;

beforeAll(async () => {
  site = await startSite();
  publicSite = await createBff({ ...site.config, draft: false });
  editing = await editingAt(site);
  await editing.aRegion('au', 'AU');
  await editing.aRegion('nz', 'NZ');
});
afterAll(async () => {
  await publicSite?.close();
  await site?.stop();
});

const get = (path: string, headers?: Record<string, string>): Promise<Answer> =>
  ask(publicSite.url, 'GET', path, headers);
const xml = async () => (await get('/sitemap.xml')).text;
const urlOf = async (slug: string) =>
  (await xml()).split('<url>').find((url) => url.startsWith(`<loc>http://localhost/${slug}</loc>`));

describe('sitemap.xml', () => {
  test('has what visitors can read: no drafts, hidden pages or pages of an unpublished region', async () => {
    const sg = await editing.aRegion('sg', 'SG');
    await editing.aPage('sg/gone', 'Gone', { region: await editing.regionOf('sg') });
    await editing.aPage('hidden', 'Hidden', { hideFromSitemap: true });
    await editing.save('draft', 'Draft');
    await editing.aPage('seen', 'Seen', { frequency: 'daily', priority: 0.8 });
    await until(async () => (await urlOf('seen')) && (await urlOf('sg/gone')));
    await editing.write('/regions/unpublishRegion', { regionId: sg._id });
    await until(async () => !(await urlOf('sg/gone')));
    expect(await urlOf('seen')).toMatch(/<lastmod>20\d\d-.*<changefreq>daily<\/changefreq><priority>0.8<\/priority>/);
    expect(await xml()).not.toMatch(/hidden|draft/);
    expect((await get('/sitemap.xml')).headers['content-type']).toBe('application/xml; charset=utf-8');
  });

  test('has the pages of the domain of the host only', async () => {
    const domainOf = (name: string, hostname: string) =>
      editing.write('/config/publishDomain', { domain: { name, hostnames: [hostname] } });
    expect((await domainOf('Ours', 'localhost'))._id).toBe(editing.domainId);
    expect((await domainOf('Other', 'other.example'))._id).not.toBe(editing.domainId);
    await editing.aPage('ours', 'Ours');
    await until(async () => Boolean(await urlOf('ours')));
    await until(async () => !(await get('/sitemap.xml', { host: 'other.example' })).text.includes('<url>'));
    expect((await get('/robots.txt', { host: 'other.example' })).text).toContain('Sitemap: http://other.example/');
  });

  test('lists the versions of a page in other regions', async () => {
    for (const prefix of ['au', 'nz'])
      await editing.aPage(`${prefix}/both`, 'Both', { region: await editing.regionOf(prefix) });
    await editing.aPage('au/alone', 'Alone', { region: await editing.regionOf('au') });
    const link = (language: string, slug: string) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="http://localhost/${slug}"/>`;
    const [au, nz] = [link('en-AU', 'au/both') + link('x-default', 'au/both'), link('en-NZ', 'nz/both')];
    await until(async () => (await urlOf('au/both'))?.includes(au + nz));
    await until(async () => (await urlOf('nz/both'))?.includes(nz + au));
    await until(async () => Boolean(await urlOf('au/alone')));
    expect(await urlOf('au/alone')).not.toContain('xhtml:link');
  });

  test('lists the home pages of regions at their prefixes', async () => {
    for (const prefix of ['au', 'nz'])
      await editing.aPage(`${prefix}/home`, 'Home', { region: await editing.regionOf(prefix) });
    const nz = '<xhtml:link rel="alternate" hreflang="en-NZ" href="http://localhost/nz"/>';
    await until(async () => (await urlOf('au'))?.includes(nz));
    expect(await xml()).not.toContain('/home');
  });

  test('has a part, which is the same as long as there is one', async () => {
    for (const slug of ['part-1', 'part-2', 'part-3']) await editing.aPage(slug, slug);
    await until(async () => Boolean(await urlOf('part-3')));
    expect((await get('/sitemap-1.xml')).text).toBe(await xml());
    expect((await get('/sitemap-2.xml')).status).toBe(404);
    for (const path of ['/sitemap-0.xml', '/sitemap-one.xml', '/sitemap-1', '/sitemap-12345.xml'])
      expect([path, (await get(path)).headers['content-type']]).toEqual([path, 'text/html; charset=utf-8']);
  });
});

describe('robots.txt', () => {
  test('disallows paths without pages, and names the sitemap of the host', async () => {
    expect((await get('/robots.txt')).text).toMatch(
      /Disallow: \/api\/\n[^]*\nSitemap: http:\/\/localhost\/sitemap.xml\n$/,
    );
  });

  test('does not list a page that is hidden from robots, and neither does sitemap.xml', async () => {
    await editing.aPage('not-for-robots', 'Hidden', { hideFromRobots: true });
    await editing.aPage('for-robots', 'Seen');
    await until(async () => (await xml()).includes('/for-robots<'));
    expect(await xml()).not.toContain('/not-for-robots<');
    expect((await get('/robots.txt')).text).not.toContain('not-for-robots');
  });

  test('of a deployment with an editor disallows everything', async () => {
    expect((await site.get('/robots.txt')).text).toBe(EVERYTHING);
    expect((await site.get('/robots.txt', { cookie: editing.cookie.cookie })).text).toBe(EVERYTHING);
  });

  test('of a hidden deployment disallows everything', async () => {
    const hidden = await createBff({ ...site.config, draft: false, disableRobots: true });
    expect((await ask(hidden.url, 'GET', '/robots.txt')).text).toBe(EVERYTHING);
    await hidden.close();
  });

  test('is served while the services are unavailable', async () => {
    await site.stopServices();
    const { status, text } = await get('/robots.txt');
    expect([status, text]).toEqual([200, expect.stringContaining('Sitemap: http://localhost/sitemap.xml')]);
    await site.startServices();
  });
});

test('every hostname of a domain has the addresses of the first', async () => {
  await editing.write('/config/publishDomain', { domain: { name: 'Two', hostnames: ['one.example', 'two.example'] } });
  for (const host of ['one.example', 'two.example']) {
    await until(async () => (await get('/api/visit/load?url=/', { host })).json.origin === 'http://one.example');
    expect((await get('/robots.txt', { host })).text).toContain('Sitemap: http://one.example/sitemap.xml');
  }
});
