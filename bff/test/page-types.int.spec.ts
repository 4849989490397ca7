import {
  declarations,
  type PageType,
  articleTypes,
  pageTypes,
  segmentByPageType,
} from '../../proto/page-types/declarations.ts';
import { until } from '../../services/kit/testing/until.ts';
import { editingAt, type Editing } from './editing.ts';
import { startSite, type Site } from './site.ts';

let site: Site;
let editing: Editing;
let region: object;
const get = async (path: string, headers?: Record<string, string>) => (await site.get(path, headers)).json;
const slugsOf = (pages: { slug: string }[]) => pages.map(({ slug }) => slug);
const slugOf = (type: PageType) => ['au', segmentByPageType[type], `a-${type.toLowerCase()}`].filter(Boolean).join('/');

beforeAll(async () => {
  site = await startSite();
  editing = await editingAt(site);
  await editing.aRegion('au', 'AU');
  region = await editing.regionOf('au');
  for (const pageType of pageTypes)
    await editing.aPage(`a-${pageType.toLowerCase()}`, `Wombats ${pageType}`, {
      pageType,
      template: declarations[pageType].templates[0],
      region,
    });
});
afterAll(() => site?.stop());

describe.each(pageTypes)('a page of the type %s', (pageType) => {
  const slug = slugOf(pageType);

  test('is stored and shown under the segment of its type', async () => {
    expect((await get(`/api/visit/load?url=/${slug}`)).page).toMatchObject({ slug, pageType });
  });

  test('is loaded by its type, and by no other', async () => {
    const load = (type: string) =>
      site.get(`/api/page/load?slug=${slug}&domainId=${editing.domainId}&pageType=${type}`);
    expect((await load(pageType)).status).toBe(200);
    for (const other of pageTypes) if (other !== pageType) expect((await load(other)).status).toBe(404);
  });

  test('is the only one found by its type', async () => {
    const ofType = `pageType=${pageType}&domainId=${editing.domainId}`;
    expect(slugsOf((await get(`/api/page/list?${ofType}`, editing.cookie)).pages)).toEqual([slug]);
    const rows = async () =>
      slugsOf((await get(`/api/sitemap/filter?pageType=${pageType}&size=10`, editing.cookie)).sitemap);
    const hits = async () => slugsOf((await get(`/api/search/query?q=wombats&type=${pageType}`)).hits);
    await until(async () => (await rows()).length > 0 && (await hits()).length > 0);
    expect(await rows()).toEqual([slug]);
    expect(await hits()).toEqual([slug]);
  });

  test('is listed as an article if it is one', async () => {
    const { status, json } = await site.get(`/api/article/filter?pageTypes=${pageType}`);
    if (declarations[pageType].isArticle) expect(slugsOf(json.articles)).toEqual([slug]);
    else expect(status).toBe(400);
  });

  test('has a listing at its segment if its declaration says so', async () => {
    const { listing, page } = await get(`/api/visit/load?url=/au/${segmentByPageType[pageType] || 'nowhere'}`);
    expect(listing?.pageType).toBe(declarations[pageType].hasListing ? pageType : undefined);
    expect(page).toBeNull();
  });

  test('can be granted to a role separately', async () => {
    const role = { name: `Only ${pageType}`, grants: [{ capability: 'pages.edit', pageTypes: [pageType] }] };
    expect(await editing.write('/roles/save', { role })).toMatchObject(role);
  });
});

test('an unknown page type is refused by every call that takes one', async () => {
  const page = { domainId: editing.domainId, slug: 'x', header: {}, pageType: 'brochure' };
  const answers = [
    await site.post('/api/page/save', { page }, editing.cookie),
    await site.get('/api/page/list?pageType=brochure&domainId=x', editing.cookie),
    await site.get('/api/sitemap/filter?pageType=brochure', editing.cookie),
    await site.get('/api/search/query?q=wombats&type=brochure'),
    await site.get('/api/article/filter?pageTypes=brochure'),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
  for (const { json } of answers) expect(json.error.message).toMatch(/brochure|must be one of page, news/);
  const load = await site.get(`/api/page/load?slug=au/a-page&domainId=${editing.domainId}&pageType=brochure`);
  expect([load.status, load.json.error.message]).toEqual([404, 'whppt:error Page not found.']);
  expect((await get('/api/article/filter')).total).toBe(articleTypes.length);
});
