import { until } from '../../services/kit/testing/until.ts';
import { editingAt, type Editing } from './editing.ts';
import { startSite, type Site } from './site.ts';

let site: Site;
let editing: Editing;
let region: object;

beforeAll(async () => {
  site = await startSite();
  editing = await editingAt(site);
  await editing.aRegion('au', 'AU');
  region = await editing.regionOf('au');
  await anArticle('news', 'claims', { tags: ['claims'] });
  await anArticle('feature', 'long', { tags: ['leave'] });
  await anArticle('feature', 'short', { tags: ['claims'] });
});
afterAll(() => site?.stop());

type Type = 'news' | 'feature' | 'event';
const anArticle = (pageType: Type, name: string, more: object = {}) =>
  editing.aPage(`au/${pageType}/${name}`, name, {
    pageType,
    template: pageType === 'event' ? 'event' : 'article',
    region,
    ...more,
  });
const aListing = (slug: string, more: object = {}) =>
  editing.aPage(slug, slug, { template: 'listing', region, ...more });
const visitAt = async (url: string) => (await site.get(`/api/visit/load?url=${encodeURIComponent(url)}`)).json;
async function listedAt(url: string): Promise<string[]> {
  const { listing } = await visitAt(url);
  return listing?.articles.map(({ slug }: { slug: string }) => slug.slice('au/'.length));
}

describe('the address of an article type', () => {
  test.each(['feature', 'event'])('/au/%s does not exist until a page is saved there', async (segment) => {
    expect((await site.get(`/au/${segment}`)).status).toBe(404);
    await editing.aPage(`au/${segment}`, 'Words only', { region });
    await until(async () => (await visitAt(`/au/${segment}`)).page?.title === 'Words only');
    expect(await visitAt(`/au/${segment}`)).toMatchObject({ status: 200, kind: 'page', listing: null });
  });

  test('/au/feature lists the features of the region once its page is a listing', async () => {
    const { page } = await visitAt('/au/feature');
    await editing.publish(await editing.write('/page/save', { page: { ...page, template: 'listing' } }));
    await until(async () => (await visitAt('/au/feature')).kind === 'listing');
    expect((await listedAt('/au/feature')).sort()).toEqual(['feature/long', 'feature/short']);
    expect(await listedAt('/au/news')).toEqual(['news/claims']);
  });
});

describe('a page with the listing template', () => {
  test('lists one, several or all types, as its editor chose', async () => {
    await aListing('au/articles');
    await aListing('au/some', { articleTypes: ['news', 'feature'] });
    expect((await listedAt('/au/articles')).sort()).toEqual(['feature/long', 'feature/short', 'news/claims']);
    expect((await listedAt('/au/some')).sort()).toEqual(['feature/long', 'feature/short', 'news/claims']);
    expect((await visitAt('/au/some')).listing.pageType).toBe('');
  });

  test('with one tag lists articles with that tag and offers no other', async () => {
    await aListing('au/about-claims', { tags: ['claims'] });
    expect((await listedAt('/au/about-claims')).sort()).toEqual(['feature/short', 'news/claims']);
    expect((await visitAt('/au/about-claims')).listing.tags).toEqual([]);
    expect(await listedAt('/au/about-claims?tag=leave')).toEqual([]);
  });

  test('is filtered by tags of its articles; a tag of fewer than three has the canonical address of the list', async () => {
    await aListing('au/filtered', { articleTypes: ['feature'] });
    expect(await listedAt('/au/filtered?tag=leave')).toEqual(['feature/long']);
    const { canonical, listing } = await visitAt('/au/filtered?utm=x&tag=LEAVE');
    expect([canonical, listing.tags]).toEqual(['/au/filtered', ['claims', 'leave']]);
    expect((await visitAt('/au/news')).listing.tags).toEqual(['claims']);
    expect(await visitAt('/au/filtered?tag=unheard-of')).toMatchObject({
      status: 200,
      listing: { total: 0, articles: [] },
    });
  });

  test('has as many pages as it needs, each with an address', async () => {
    await aListing('au/pages', { tags: ['paged'] });
    for (let number = 1; number <= 13; number += 1) await anArticle('news', `p${number}`, { tags: ['paged'] });
    await until(async () => (await visitAt('/au/pages')).listing.total === 13);
    expect((await listedAt('/au/pages?page=2')).length).toBe(1);
    expect((await visitAt('/au/pages?page=2')).canonical).toBe('/au/pages?page=2');
    expect((await site.get('/au/pages?page=3')).status).toBe(404);
    expect((await visitAt('/au/pages?page=1')).canonical).toBe('/au/pages');
    const redirect = { domainId: editing.domainId, from: '/au/news/p13', to: '/au' };
    const { _id } = await editing.write('/siteSettings/publishRedirect', { redirect, overPage: true });
    await until(async () => (await listedAt('/au/pages')).length === 11);
    expect((await listedAt('/au/pages?page=2')).length).toBe(1);
    await editing.write('/siteSettings/unpublishRedirect', { _id });
    expect((await visitAt('/au/news?utm=x&tag=PAGED')).canonical).toBe('/au/news?tag=paged');
  });

  test('of events starts with the next one and ends with past ones', async () => {
    const year = new Date().getUTCFullYear();
    const days = {
      old: `${year - 2}-05-01`,
      last: `${year - 1}-05-01`,
      next: `${year + 1}-05-01`,
      later: `${year + 2}-05-01`,
    };
    for (const [name, date] of Object.entries(days)) await anArticle('event', name, { header: { title: name, date } });
    await aListing('au/events', { articleTypes: ['event'] });
    await until(async () => (await visitAt('/au/events')).listing?.total === 4);
    expect(await listedAt('/au/events')).toEqual(['event/next', 'event/later', 'event/last', 'event/old']);
    expect((await visitAt('/au/events')).listing.upcoming).toBe(2);
    expect((await visitAt('/au/news')).listing.upcoming).toBeNull();
  });
});

test('an event that has ended leaves carousels, and is still there at its address', async () => {
  const times = (days: number) => ({
    date: new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
    startTime: '09:00',
    endTime: '10:00',
  });
  const carousel = { componentType: 'NewsCarousel', key: 'c', articleType: 'event', tags: ['fair'] };
  await anArticle('event', 'fair-before', { header: { title: 'Before', ...times(-3) }, tags: ['fair'] });
  await anArticle('event', 'fair-after', { header: { title: 'After', ...times(3) }, tags: ['fair'] });
  await editing.aPage('au/fairs', 'Fairs', { region, contents: [carousel] });
  const shown = async () => (await visitAt('/au/fairs')).articles?.map(({ slug }: { slug: string }) => slug);
  await until(async () => (await shown())?.includes('au/event/fair-after'));
  expect(await shown()).toEqual(['au/event/fair-after']);
  expect(await visitAt('/au/event/fair-before')).toMatchObject({ status: 200, hasEnded: true });
  expect(await visitAt('/au/event/fair-after')).toMatchObject({ status: 200, hasEnded: false });
});

test('an article that a redirect covers is in no list, feed, sitemap, search or suggestion until the redirect is gone', async () => {
  await aListing('au/wombats', { tags: ['wombats'] });
  await anArticle('news', 'wombat', { tags: ['wombats'] });
  await anArticle('news', 'burrow', { tags: ['wombats'] });
  const found = async () => {
    const [visit, results, { json: filtered }, ...files] = await Promise.all([
      visitAt('/au/wombats'),
      visitAt('/au/search?q=wombat&type=news'),
      site.get('/api/article/filter?tag=wombats'),
      ...[
        '/au/wombats/feed.xml',
        '/au/wombats/rss.xml',
        '/sitemap.xml',
        '/api/search/suggest?q=wombat',
        '/api/search/query?q=wombat',
      ].map(async (path) => (await site.get(path)).text),
    ]);
    const texts = [visit.listing.articles, results.search.hits, filtered.articles].map((rows) => JSON.stringify(rows));
    return [
      visit.listing.total,
      filtered.total,
      ...[...texts, ...files].map((text) => text.includes('au/news/wombat')),
    ];
  };
  const isEventually = (expected: unknown[]) => until(async () => String(await found()) === String(expected));
  await isEventually([2, 2, ...Array<boolean>(8).fill(true)]);
  const { _id } = await editing.write('/siteSettings/publishRedirect', {
    redirect: { domainId: editing.domainId, from: '/AU/news/wombat/', to: '/au' },
    overPage: true,
  });
  await isEventually([1, 1, ...Array<boolean>(8).fill(false)]);
  await editing.write('/siteSettings/unpublishRedirect', { _id });
  await isEventually([2, 2, ...Array<boolean>(8).fill(true)]);
});

test('an event has a calendar file at its address, and other pages have none', async () => {
  const header = { title: 'Tea', date: '2031-05-03', startTime: '09:00', endTime: '10:00' };
  const { _id } = await anArticle('event', 'tea', { header });
  const { status, headers, text } = await site.get('/au/event/tea/event.ics');
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8; method=PUBLISH']);
  expect(text).toContain(`UID:${_id}\r\nSEQUENCE:`);
  expect(text).toContain('DTSTART:20310502T230000Z\r\nDTEND:20310503T000000Z\r\n');
  for (const path of ['/au/news/claims/event.ics', '/au/nothing/event.ics'])
    expect((await site.get(path)).status).toBe(404);
});

test('an article in a block of related articles is never the page itself', async () => {
  const carousel = { componentType: 'NewsCarousel', key: 'c', articleType: 'feature', tags: [] };
  await anArticle('feature', 'around', { contents: [carousel] });
  const { articles } = await visitAt('/au/feature/around');
  expect(articles.map(({ slug }: { slug: string }) => slug).sort()).toEqual(['au/feature/long', 'au/feature/short']);
});

test('a page knows which of its tags have articles in the region', async () => {
  const tagged = (key: string, articleType: string, tag: string) => ({
    componentType: 'DynamicContent',
    key,
    articleType,
    tag,
  });
  await editing.aPage('au/tagged', 'Tagged', {
    region,
    contents: [tagged('a', 'event', 'Claims'), tagged('b', 'all', 'pilots')],
  });
  expect((await visitAt('/au/tagged')).articleTags).toEqual(['claims']);
  await anArticle('news', 'flying', { tags: ['pilots'] });
  await until(async () => (await visitAt('/au/tagged')).articleTags.length === 2);
});
