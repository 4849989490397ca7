import type { Page } from 'playwright-core';
import { eventually } from '../eventually.ts';
import { openPage } from '../open-page.ts';
import { type VisitedSite, startVisited } from './visited-site.ts';

let site: VisitedSite;
let page: Page;

beforeAll(async () => {
  site = await startVisited();
  await site.editor.post('/api/siteSettings/publishRedirect', {
    redirect: { domainId: site.editor.domainId, from: '/au/once', to: '/au/cover' },
  });
  page = await site.visitor();
});
afterAll(() => site?.stop());
afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));

const COVER = 'What we cover: insurance, savings and leave';
const CONTACT = 'Contact Banksia in Australia';

/** Marks the document, so that a test can detect a reload. */
async function open(path: string) {
  await openPage(page, site.url + path);
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
}
const isFirstDocument = () => page.evaluate(() => 'isFirst' in window);
const follow = (path: string) =>
  page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>('[data-part=home-link]')!;
    link.href = href;
    link.click();
  }, path);
const title = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const address = () => page.evaluate(() => location.pathname + location.search + location.hash);
const addEntry = (path: string) => page.evaluate((to) => history.pushState(null, '', to), path);

// This must be first, because a browser keeps at most 50 entries of a tab.
test('the last of two fast clicks wins, and only it is added to the history', async () => {
  await open('/au');
  const before = await page.evaluate(() => history.length);
  const load = await holdVisit(/visit\/load.*nine-days/);
  await follow('/au/news/nine-days-to-a-decision');
  await load.requested;
  await follow('/au/cover');
  await title(COVER);
  load.release();
  await follow('/au/news');
  await title('News');
  expect(await page.evaluate(() => history.length)).toBe(before + 2);
  await page.goBack();
  await title(COVER);
  await page.goBack();
  await page.locator('[data-look=home]').waitFor();
});

describe('back and forward', () => {
  test('show the pages of entries that other code has added', async () => {
    await open('/au/cover');
    await follow('/au/news');
    await page.waitForURL('**/au/news');
    await title('News');
    await addEntry('/au/contact');
    await page.goBack();
    await page.goBack();
    await title(COVER);
    await page.goForward();
    await title('News');
    await page.goForward();
    await title(CONTACT);
    await page.goBack();
    await title('News');
    expect(await isFirstDocument()).toBe(true);
  });

  test('show the pages of entries that were added before a link was followed', async () => {
    await open('/au/cover');
    await page.evaluate(() => history.replaceState(null, '', '/au/contact#form'));
    await addEntry('/au/cover');
    await page.goBack();
    await title(CONTACT);
    expect(await address()).toBe('/au/contact#form');
    expect(await isFirstDocument()).toBe(true);
  });

  test('move between the anchors of a page without loading it again', async () => {
    await open('/au/cover');
    await follow('/au/contact');
    await title(CONTACT);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.evaluate(() => (location.hash = 'main'));
    await page.evaluate(() => (location.hash = 'site'));
    await page.goBack();
    await eventually(address, '/au/contact#main');
    await page.goBack();
    await eventually(address, '/au/contact');
    expect(requests).not.toContain('/api/visit/load');
    await page.goBack();
    await title(COVER);
    expect(await isFirstDocument()).toBe(true);
  });

  test('return to the page that is shown, while another one is loading', async () => {
    await open('/au/cover');
    await follow('/au/news');
    await title('News');
    const load = await holdVisit(/visit\/load.*cover/);
    await page.goBack();
    await load.requested;
    await page.goForward();
    await eventually(address, '/au/news');
    load.release();
    await follow('/au/contact');
    await title(CONTACT);
    await page.goBack();
    await title('News');
    expect(await address()).toBe('/au/news');
  });

  test('restore the scroll position, also after a reload, and of a page that was left by going back', async () => {
    const scrollTo = (top: number) => page.evaluate((to) => window.scrollTo(0, to), top);
    const isScrolledTo = (top: number) => eventually(() => page.evaluate(() => scrollY), top);
    await open('/au');
    await scrollTo(900);
    await follow('/au/cover');
    await title(COVER);
    await isScrolledTo(0);
    await page.reload({ waitUntil: 'networkidle' });
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    await scrollTo(300);
    await page.goBack();
    await page.locator('[data-look=home]').waitFor();
    await isScrolledTo(900);
    await scrollTo(700);
    await page.goForward();
    await isScrolledTo(300);
    await page.goBack();
    await isScrolledTo(700);
  });
});

test('without the network a visit is an error page, which can be left by going back', async () => {
  await open('/au/cover');
  await follow('/au/news');
  await title('News');
  await page.context().setOffline(true);
  await follow('/au/some/other/page');
  await title('No connection');
  await page.getByText('Are you connected to the internet?').waitFor();
  await page.getByRole('link', { name: 'Try again' }).waitFor();
  expect(await page.getByText('500', { exact: true }).count()).toBe(0);
  expect(await address()).toBe('/au/some/other/page');
  await page.context().setOffline(false);
  await page.goBack();
  await title('News');
  expect(await isFirstDocument()).toBe(true);
});

describe('navigating to another page', () => {
  test('shows the old page leave before the new one enters', async () => {
    await open('/au/contact');
    await page.evaluate(() => {
      const steps: string[] = [];
      Object.assign(window, { steps });
      new MutationObserver(() => {
        const stage = document.querySelector<HTMLElement>('[data-phase]');
        const step = `${stage?.dataset.phase} ${document.querySelector('h1')?.textContent}`;
        if (stage && steps.at(-1) !== step) steps.push(step);
      }).observe(document.getElementById('site')!, { subtree: true, childList: true, attributes: true });
    });
    await follow('/au/cover');
    await title(COVER);
    expect(await page.evaluate(() => (window as unknown as { steps: string[] }).steps)).toEqual([
      `leave ${CONTACT}`,
      `enter ${COVER}`,
    ]);
  });

  test('shows a bar until the page is there, if it takes long: of another kind, of the same kind, or of a redirect', async () => {
    await open('/au/cover');
    const bar = page.getByRole('progressbar');
    const progress = async () => Number(await bar.getAttribute('aria-valuenow'));
    for (const [to, heading] of [
      ['/au/news/nine-days-to-a-decision', 'Nine days from claim to decision'],
      ['/au/news/owned-in-australia-for-good', 'Owned in Australia, and staying so'],
      ['/au/once', COVER],
    ] as const) {
      const load = await holdVisit(/visit\/load/);
      await follow(to);
      await bar.waitFor();
      await eventually(async () => (await progress()) > 0 && (await progress()) < 100, true);
      load.release();
      await title(heading);
      await bar.waitFor({ state: 'hidden' });
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    await eventually(address, '/au/cover');
  });

  test('follows a redirect that is the message of an error, and shows any other failure with its status and a way home', async () => {
    await open('/nz');
    await failVisit('redirect: /nz/cover');
    await follow('/nz/somewhere');
    await title(COVER);
    await eventually(address, '/nz/cover');
    await failVisit('The pages are being moved.');
    await follow('/nz/somewhere');
    await title('An Unknown Error Occurred');
    for (const text of ['500', 'The pages are being moved.']) await page.getByText(text, { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Homepage' }).click();
    await page.locator('[data-look=home]').waitFor();
    expect(await address()).toBe('/nz');
  });
});

describe('if the router cannot be loaded', () => {
  test('a link loads its page from the server', async () => {
    await page.route(/SiteRouter/, (route) => route.abort());
    await open('/au');
    await follow('/au/cover');
    await title(COVER);
    expect(await isFirstDocument()).toBe(false);
  });

  test('because the network is lost, a link is followed after it is back', async () => {
    await open('/au/contact');
    await page.context().setOffline(true);
    await follow('/au/cover');
    await title('No connection');
    expect(await address()).toBe('/au/cover');
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await title(COVER);
    await page.goBack();
    await title(CONTACT);
  });
});

async function holdVisit(url: RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const requested = page.waitForRequest(url);
  await page.route(url, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return { requested, release };
}

/** Makes the next request for a page fail with this message. */
const failVisit = (message: string) =>
  page.route(
    /visit\/load/,
    (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: JSON.stringify({ error: { message } }) }),
    { times: 1 },
  );
