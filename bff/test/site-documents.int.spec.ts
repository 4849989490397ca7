import { until } from '../../services/kit/testing/until.ts';
import { editingAt, titlesOf, type Editing } from './editing.ts';
import { startSite, type Site } from './site.ts';

let site: Site;
let editing: Editing;
let titleAt: ReturnType<typeof titlesOf>;

beforeAll(async () => {
  site = await startSite();
  editing = await editingAt(site);
  titleAt = titlesOf(site);
  await editing.aRegion('au', 'en-AU');
});
afterAll(() => site?.stop());

const api = async (path: string, headers?: Record<string, string>) => (await site.get(`/api${path}`, headers)).json;
const visitOf = (url: string) => api(`/visit/load?url=${encodeURIComponent(url)}`);
const found = async (query: string) =>
  (await api(`/search/query?q=${query}`)).hits.map(({ slug }: { slug: string }) => slug);
const mapped = async () => (await site.get('/sitemap.xml')).text;

describe('a redirect of an administrator', () => {
  const make = (from: string, to: string) =>
    editing.write('/siteSettings/publishRedirect', {
      redirect: { domainId: editing.domainId, from, to },
      overPage: true,
    });
  const leadsTo = async (path: string) => {
    const { status, headers } = await site.get(path);
    return `${status} ${headers.location ?? ''}`;
  };

  test('is permanent, keeps the query, and takes precedence over a page', async () => {
    await editing.aPage('au/offers', 'Offers');
    expect(await titleAt('/au/offers')).toBe('200 Offers');
    const { _id } = await make('/au/Offers/', '/au/deals?from=offers');
    await until(async () => (await leadsTo('/au/offers?a=1')) === '301 /au/deals?from=offers&a=1');
    // Editors can still open the page, and see where the redirect sends others.
    const shown = (await site.get('/api/visit/load?url=/au/offers', editing.cookie)).json;
    expect(shown).toMatchObject({ status: 200, page: { title: 'Offers' }, coveredBy: '/au/deals?from=offers' });
    expect((await site.get('/api/visit/load?url=/first', editing.cookie)).json.status).toBe(404);
    await editing.write('/siteSettings/unpublishRedirect', { _id });
    await until(async () => (await titleAt('/au/offers')) === '200 Offers');
  });

  test('leads to the end of a chain in one step, also to another site', async () => {
    await make('/first', '/second');
    await make('/second', '/third');
    await until(async () => (await leadsTo('/first?a=1')) === '301 /third?a=1');
    await make('/third', 'https://other.example/there');
    await until(async () => (await leadsTo('/FIRST/')) === '301 https://other.example/there');
  });

  test('that would lead in a circle is refused', async () => {
    const redirect = { domainId: editing.domainId, from: '/third-again', to: '/third-again?x=1' };
    const refused = await site.post('/api/siteSettings/saveRedirect', { redirect }, editing.cookie);
    expect([refused.status, refused.json.error.message]).toEqual([
      409,
      'This redirect would create a loop: /third-again → /third-again.',
    ]);
  });
});

describe('a region', () => {
  test('shows its new name everywhere, and nothing once it is unpublished', async () => {
    await editing.aRegion('tas', 'en-TAS');
    const region = await editing.regionOf('tas');
    await editing.aPage('tas/devils', 'Thylacines', { region, pageType: 'news', template: 'article' });
    const named = async () => {
      const { page, regions } = await visitOf('/tas/news/devils');
      const one = regions.find(({ slugPrefix }: { slugPrefix: string }) => slugPrefix === 'tas');
      return [page?.region?.name, one?.name];
    };
    await until(async () => (await found('Thylacines')).includes('tas/news/devils'));
    await until(async () => (await mapped()).includes('/tas/news/devils<'));
    expect(await named()).toEqual(['tas', 'tas']);

    const all = await api('/regions/loadRegions', editing.cookie);
    const stored = all.find(({ _id }: { _id: string }) => _id === region._id);
    await editing.write('/regions/publishRegion', { region: { ...stored, name: 'Tasmania' } });
    await until(async () => (await named()).join() === 'Tasmania,Tasmania');

    await editing.write('/regions/unpublishRegion', { regionId: region._id });
    await until(async () => (await titleAt('/tas/news/devils')).startsWith('404'));
    await until(async () => !(await found('Thylacines')).includes('tas/news/devils'));
    await until(async () => !(await mapped()).includes('/tas/news/devils<'));
  });

  test('that has pages cannot be deleted, and the refusal names them', async () => {
    const { _id } = await editing.aRegion('wa', 'en-WA');
    await editing.save('wa/perth', 'Perth', { region: await editing.regionOf('wa') });
    await editing.write('/regions/unpublishRegion', { regionId: _id });
    const { status, json } = await site.post('/api/regions/deleteRegion', { regionId: _id }, editing.cookie);
    expect([status, json.error.details]).toEqual([409, { pages: ['wa/perth'] }]);
  });
});

describe('the site documents that a page names', () => {
  test('are shown with it; a deleted banner disappears, a sub nav cannot be deleted while it is used', async () => {
    const { domainId } = editing;
    const banner = await editing.write('/pageBanners/addNew', { domainId, name: 'Notice', content: '<p>Open</p>' });
    const subNav = await editing.write('/subNav/add', { domainId, region: 'au', name: 'Products' });
    await editing.write('/pageBanners/publish', { domainId, banner });
    await editing.write('/subNav/publish', { subNav });
    const names = { pageBannerId: banner._id, miniNavId: subNav._id };
    const page = await editing.aPage('au/around', 'Around', { ...names, region: await editing.regionOf('au') });
    const siteDocuments = async () => {
      const visit = await visitOf('/au/around');
      return [visit.status, visit.banner?.name, visit.subNav?.name].join();
    };
    await until(async () => (await siteDocuments()) === '200,Notice,Products');

    await editing.write('/pageBanners/deleteItem', { domainId, banner: { _id: banner._id } });
    await until(async () => (await siteDocuments()) === '200,,Products');

    const remove = () => site.post('/api/subNav/remove', { _id: subNav._id }, editing.cookie);
    await until(async () => (await remove()).status === 409);
    expect((await remove()).json.error.details).toEqual({ pages: ['au/around'] });
    await editing.publish(await editing.write('/page/save', { page: { ...page, miniNavId: null } }));
    await until(async () => (await remove()).status === 200);
    expect(await siteDocuments()).toBe('200,,');
  });
});

test('a page with viewer roles is hidden from everyone else, page and title', async () => {
  const page = await editing.save('au/board', 'Board');
  const role = await editing.write('/roles/save', { role: { name: 'Directors' } });
  const roles = [{ _id: role._id, level: { viewer: true } }];
  await editing.publish(await editing.write('/roles/applyToPage', { page, roles }));
  const answer = await site.get(`/api/page/load?slug=au/board&domainId=${editing.domainId}`);
  expect([answer.status, answer.json.error.name]).toEqual([403, 'forbidden']);
  expect(await titleAt('/au/board')).toMatch(/^404/);
  expect(await titleAt('/au/board', editing.cookie)).toBe('200 Board');
});
