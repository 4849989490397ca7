import { signUp } from './contract/sign-up.ts';
import { done, editingAt, type Editing } from './editing.ts';
import { startSite, type Site } from './site.ts';

const OTHER_HOST = 'other.example';

let site: Site;
let editing: Editing;
let rootToken: string;

beforeAll(async () => {
  site = await startSite();
  const root = await site.signIn();
  rootToken = root.cookie.split('=')[1]!;
  const publishDomain = async (name: string, hostname: string) =>
    done(await site.post('/api/config/publishDomain', { domain: { name, hostnames: [hostname] } }, root));
  await publishDomain('Own', 'localhost');
  await publishDomain('Other', OTHER_HOST);
  editing = await editingAt(site);
  for (const prefix of ['au', 'nz']) {
    await editing.aRegion(prefix, `en-${prefix.toUpperCase()}`);
    await editing.aPage(`${prefix}/home`, `Home of ${prefix}`, { region: await editing.regionOf(prefix) });
  }
  await editing.aPage('au/tours', 'Tours', { region: await editing.regionOf('au') });
});
afterAll(() => site?.stop());

const show = (shown: Record<string, string | number>, headers: object = editing.cookie) =>
  site.get(`/api/visit/version?${new URLSearchParams(shown as Record<string, string>)}`, { ...headers });

/** Returns the rendered visit, which the fixture of the site contains as JSON. */
async function shownVisit(shown: Record<string, string | number>) {
  const { status, text } = await show(shown);
  if (status !== 200) throw new Error(`${status} ${text}`);
  return JSON.parse(text.match(/<script type="application\/json">(.*)<\/script>/)![1]!);
}

const saveNav = async (ctaText: string, region = '') => {
  const { domainId, write } = editing;
  const nav = await write('/nav/loadRegionNav', { domainId, region });
  return write('/site/saveNav', { nav: { ...nav, ctaText } });
};

describe('a version of a document that is drawn around pages', () => {
  test('replaces the current one on the page where the editor is, and is not cached', async () => {
    const { _id } = await saveNav('Older words');
    await saveNav('Newer words');
    const older = { kind: 'nav', _id, version: 1, url: '/au/tours' };
    const visit = await shownVisit(older);
    expect([visit.nav.ctaText, visit.page.title, visit.version]).toEqual(['Older words', 'Tours', 1]);
    expect((await shownVisit({ ...older, version: 'draft' })).nav.ctaText).toBe('Newer words');
    const { headers, text } = await show(older);
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
    expect(text).toContain('src=""');
  });

  test('of a region is shown on its home page, if the editor is elsewhere', async () => {
    const { _id } = await saveNav('Words of New Zealand', 'nz');
    const onHome = { kind: 'nav', _id, version: 'draft' };
    for (const shown of [onHome, { ...onHome, url: '/au/tours' }]) {
      const { nav, page } = await shownVisit(shown);
      expect([nav.ctaText, page.title]).toEqual(['Words of New Zealand', 'Home of nz']);
    }
  });

  test('that did not exist or is not live shows what visitors get without it', async () => {
    const ofDomain = await saveNav('Words of the domain');
    const { _id } = await saveNav('Words of Australia', 'au');
    for (const version of [0, 'live'])
      expect((await shownVisit({ kind: 'nav', _id, version })).nav.ctaText).toBe('Words of the domain');
    const first = await shownVisit({ kind: 'nav', _id: ofDomain._id, version: 0 });
    expect(first.nav.ctaText).toBe('Years of experience to get the job done');
  });

  test('is shown on a page that does not have it', async () => {
    const { domainId, write } = editing;
    const banner = await write('/pageBanners/addNew', { domainId, name: 'Closed', content: '<p>Closed</p>' });
    const subNav = await write('/subNav/add', { domainId, name: 'Members' });
    const on = { version: 1, url: '/au/tours' };
    expect((await shownVisit({ kind: 'pageBanner', _id: banner._id, ...on })).banner.content).toBe('<p>Closed</p>');
    expect((await shownVisit({ kind: 'subNav', _id: subNav._id, ...on })).subNav.name).toBe('Members');
    expect((await shownVisit({ kind: 'pageBanner', _id: banner._id, ...on, version: 0 })).banner).toBeNull();
  });
});

describe('the rendering of a version is refused', () => {
  const refusal = async (shown: Record<string, string | number>, headers?: object) =>
    (await show(shown, headers)).status;

  test('without a session, and to users who may not read the history of the document', async () => {
    const { _id } = await saveNav('Words of the domain again');
    const headers = { authorization: `Bearer ${await signUp(site, rootToken, 'auklet', [])}` };
    const shown = { kind: 'nav', _id, version: 1 };
    expect([await refusal(shown, {}), await refusal(shown, headers), await refusal(shown)]).toEqual([401, 403, 200]);
  });

  test('on another domain than that of the document', async () => {
    const { _id } = await saveNav('Words of the first domain');
    const shown = { kind: 'nav', _id, version: 1 };
    expect([await refusal(shown), await refusal(shown, { ...editing.cookie, host: OTHER_HOST })]).toEqual([200, 404]);
  });

  test('for a revision that does not exist, and for kinds that are not drawn', async () => {
    const { _id } = await saveNav('Words');
    expect(await refusal({ kind: 'nav', _id, version: 999 })).toBe(404);
    expect(await refusal({ kind: 'redirect', _id, version: 1 })).toBe(400);
    expect(await refusal({ kind: 'nav', _id, version: 1, url: 'https://other.example/' })).toBe(400);
  });
});
