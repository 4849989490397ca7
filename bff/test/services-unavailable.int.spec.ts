import { until } from '../../services/kit/testing/until.ts';
import { editingAt, type Editing } from './editing.ts';
import { startSite, type Site } from './site.ts';

let site: Site;
let editing: Editing;
const articles = { pageType: 'news', template: 'article' };

beforeAll(async () => {
  site = await startSite();
  editing = await editingAt(site);
  await editing.aRegion('au', 'AU');
  const region = await editing.regionOf('au');
  await editing.aPage('au/home', 'Home', { region });
  await editing.aPage('au/terms-&-conditions', 'Terms', { region });
  for (let number = 1; number <= 14; number += 1)
    await editing.aPage(`au/news/n${number}`, `News ${number}`, { ...articles, region, tags: ['leave'] });
});
afterAll(() => site?.stop());

/** Requests the address as a browser that opens it, and as one that follows a link within the site. */
async function load(path: string) {
  const opened = await site.get(path);
  const clicked = await site.get(`/api/visit/load?url=${encodeURIComponent(path)}`);
  const { status, kind, page, listing, search } = clicked.json;
  return {
    opened: `${opened.status} ${/<title>(.*?)</.exec(opened.text)?.[1]}`,
    clicked: `${status} ${page?.title ?? kind}`,
    listed: listing?.articles.length,
    search,
  };
}

const published = ['/au', '/au/terms-&-conditions', '/au/news', '/au/news?page=2', '/au/news?tag=leave'];

describe('when the services have stopped', () => {
  let before: Awaited<ReturnType<typeof load>>[];
  beforeAll(async () => {
    // Each address is requested in one form only: half of them as documents, the others as data of a visit.
    for (const [index, path] of published.entries())
      await site.get(index % 2 ? path : `/api/visit/load?url=${encodeURIComponent(path)}`);
    await site.stopServices();
    before = await Promise.all(published.map(load));
  });

  test('every cached page is available as before, loaded and navigated to, listings with their later pages', () => {
    expect(before.map(({ opened, clicked, listed }) => [opened, clicked, listed])).toEqual([
      ['200 Home', '200 Home', undefined],
      ['200 Terms', '200 Terms', undefined],
      ['200 listing', '200 listing', 12],
      ['200 listing', '200 listing', 2],
      ['200 listing', '200 listing', 12],
    ]);
  });

  test('the root and the slug of the home page redirect as before', async () => {
    for (const [path, code] of [
      ['/', 302],
      ['/au/home', 301],
    ] as const) {
      const { status, headers } = await site.get(path);
      expect([path, status, headers.location]).toEqual([path, code, '/au']);
    }
  });

  test('the search page reports that the search is unavailable', async () => {
    for (const path of ['/search?q=x', '/au/search?q=x']) {
      const { opened, search } = await load(path);
      expect([opened, search.failed, search.q, search.hits]).toEqual(['200 search', true, 'x', []]);
    }
  });

  test('a page that was never cached is reported as unavailable, not as missing', async () => {
    const { status, headers, text } = await site.get('/au/news/n9');
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect(text).toContain('Please try again shortly');
    expect(text).toContain('"cookie":{"title":"","message":""}');
  });

  test('all of this works without NATS as well, and recovers', async () => {
    await site.stack.nats.stop();
    await until(async () => (await site.get('/ready')).json.nats === 'away');
    // A load balancer must not remove a replica that has its cache.
    expect((await site.get('/ready')).status).toBe(200);
    expect(await Promise.all(published.map(load))).toEqual(before);
    await site.stack.nats.start();
    await site.startServices();
    await until(async () => (await site.get('/ready')).json.cache === 'full');
    await editing.signInAgain();
    await editing.aPage('au/news/n15', 'News 15', { ...articles, region: await editing.regionOf('au') });
    await until(async () => (await load('/au/news?page=2')).listed === 3);
    await until(async () => (await load('/au/search?q=News')).search.total >= 15);
    expect((await load('/au/news/n9')).opened).toBe('200 News 9');
  });
});
