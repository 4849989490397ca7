import type { Page } from 'playwright-core';
import { openPage } from '../open-page.ts';
import { eventually } from '../eventually.ts';
import { type VisitedSite, startVisited } from './visited-site.ts';

let site: VisitedSite;
let page: Page;

beforeAll(async () => {
  site = await startVisited();
  await site.editor.post('/api/siteSettings/publishRedirect', {
    redirect: { domainId: site.editor.domainId, from: '/au/once', to: '/au/cover' },
  });
});
afterAll(() => site?.stop());
beforeEach(async () => {
  page = await site.visitor();
});
afterEach(() => page.context().close());

const open = (path: string) => openPage(page, site.url + path);
const title = (name: string) => page.getByRole('heading', { level: 1, name });
/** Navigates to any address as a click on a link does. */
const follow = (path: string) =>
  page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>('[data-part=home-link]')!;
    link.href = href;
    link.click();
  }, path);

test('the area beyond the page has the colour of its theme, also after navigating', async () => {
  const beyond = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await open('/au/style-guide-slate');
  const slate = await beyond();
  await open('/au/cover');
  const paper = await beyond();
  expect(paper).not.toBe(slate);
  await follow('/au/style-guide-slate');
  await eventually(beyond, slate);
  await page.goBack();
  await eventually(beyond, paper);
});

describe('the page cannot be scrolled below an open', () => {
  const scrolled = async () => {
    await page.mouse.move(200, 700);
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    return page.evaluate(() => scrollY);
  };

  test.each([
    ['an item of the navigation', 1280, '[data-part=main-nav] summary'],
    ['the search', 1280, '[data-panel=search] > summary'],
    ['the regions', 1280, '[data-panel=regions] > summary'],
    ['the menu of a telephone', 390, '[data-panel=mobileNav] > summary'],
    ['the search on a telephone', 390, '[data-panel=search] > summary'],
    ['the regions on a telephone', 390, '[data-panel=regions] > summary'],
  ])('%s', async (_what, width, summary) => {
    await page.setViewportSize({ width, height: 800 });
    await open('/au');
    await page.locator(summary).first().click();
    await page.locator('html[data-locked]').waitFor();
    expect(await scrolled()).toBe(0);
    await page.keyboard.press('Escape');
    await page.locator('html:not([data-locked])').waitFor();
    await eventually(async () => (await scrolled()) > 0, true);
  });
});

describe('the mobile navigation', () => {
  test('opens one item at a time inside its menu, and closes it again', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open('/au');
    const opened = () =>
      page
        .locator('[data-part=header] details[open]')
        .evaluateAll((all) => all.map((details) => (details as HTMLElement).dataset.panel))
        .then((names) => names.join(' '));
    for (const [summary, then] of [
      ['[data-panel=mobileNav] > summary', 'mobileNav'],
      ['[data-panel=mobileItem] > summary', 'mobileNav mobileItem'],
      ['[data-panel=mobileItem] > summary', 'mobileNav'],
      ['[data-panel=regions] > summary', 'regions'],
      ['[data-panel=search] > summary', 'search'],
      ['[data-panel=mobileNav] > summary', 'mobileNav'],
      ['[data-panel=mobileItem] > summary', 'mobileNav mobileItem'],
      ['[data-panel=mobileNav] > summary', ''],
    ] as const) {
      await page.locator(summary).first().click();
      await eventually(opened, then);
    }
  });
});

test('the flags of the regions come from their paths', async () => {
  await open('/au');
  await page.locator('[data-panel=regions] > summary').click();
  const flags = page.locator('[data-panel=regions] ul img');
  await eventually(
    () => flags.evaluateAll((all) => all.every((flag) => (flag as HTMLImageElement).naturalWidth > 0)),
    true,
  );
  const paths = await flags.evaluateAll((all) => all.map((flag) => new URL((flag as HTMLImageElement).src).pathname));
  expect(paths.sort()).toEqual(
    expect.arrayContaining(['/flags/au.svg', '/flags/nz.svg', '/flags/sg.svg', '/flags/uk.svg']),
  );
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
    await title('What we cover: insurance, savings and leave').waitFor();
    expect(await page.evaluate(() => (window as unknown as { steps: string[] }).steps)).toEqual([
      'leave Contact Banksia in Australia',
      'enter What we cover: insurance, savings and leave',
    ]);
  });

  test.each([
    ['of another kind', '/au/cover', '/au/news/nine-days-to-a-decision', 'Nine days from claim to decision'],
    [
      'of the same kind',
      '/au/news/nine-days-to-a-decision',
      '/au/news/owned-in-australia-for-good',
      'Owned in Australia, and staying so',
    ],
  ])('%s shows a bar until it is there, if it takes long', async (_what, from, to, heading) => {
    await open(from);
    const answer = await held(page);
    const bar = page.getByRole('progressbar');
    await follow(to);
    await bar.waitFor();
    const progress = async () => Number(await bar.getAttribute('aria-valuenow'));
    await eventually(async () => (await progress()) > 0 && (await progress()) < 100, true);
    answer.comes();
    await title(heading).waitFor();
    await bar.waitFor({ state: 'hidden' });
  });

  test('ends the bar at the target of a redirect', async () => {
    await open('/au');
    const answer = await held(page);
    await follow('/au/once');
    await page.getByRole('progressbar').waitFor();
    answer.comes();
    await title('What we cover: insurance, savings and leave').waitFor();
    await eventually(async () => new URL(page.url()).pathname, '/au/cover');
    await page.getByRole('progressbar').waitFor({ state: 'hidden' });
  });

  test('follows a redirect that is the message of an error, and shows no error', async () => {
    await open('/au');
    await failing(page, 500, 'redirect: /au/cover');
    await follow('/au/somewhere');
    await title('What we cover: insurance, savings and leave').waitFor();
    await eventually(async () => new URL(page.url()).pathname, '/au/cover');
  });

  test('shows a failure with its status and message on a page with navigation', async () => {
    await open('/nz');
    await failing(page, 500, 'The pages are being moved.');
    await follow('/nz/somewhere');
    await title('An Unknown Error Occurred').waitFor();
    for (const text of ['500', 'The pages are being moved.']) await page.getByText(text, { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Homepage' }).click();
    await page.locator('[data-look=home]').waitFor();
    expect(new URL(page.url()).pathname).toBe('/nz');
  });

  test('reports a missing network, and no status', async () => {
    await open('/au');
    await page.context().setOffline(true);
    await follow('/au/some/other/page');
    await title('No connection').waitFor();
    expect(await page.getByText('500', { exact: true }).count()).toBe(0);
    await page.getByRole('link', { name: 'Try again' }).waitFor();
    await page.getByText('Are you connected to the internet?').waitFor();
  });
});

describe('the search', () => {
  const hits = () => page.locator('main ol h2').allInnerTexts();
  const query = () => new URL(page.url()).search;

  test('is written to the address 400 ms after the last letter', async () => {
    await page.clock.install();
    await open('/au/search');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await page.locator('#q').fill('claim');
    await page.clock.runFor(300);
    await page.locator('#q').fill('claims');
    await page.clock.runFor(399);
    expect([query(), requests.filter((url) => url.includes('search'))]).toEqual(['', []]);
    await page.clock.runFor(1);
    await eventually(async () => requests.some((url) => url.includes('search')), true);
    await page.clock.resume();
    await eventually(async () => query(), '?q=claims');
  });

  test('has the same results for everyone at its address, of a region and of all of them', async () => {
    for (const path of ['/au/search', '/search']) {
      await open(path);
      await page.locator('#q').pressSequentially('leave');
      await eventually(async () => query(), '?q=leave');
      await page.locator('main ol').waitFor();
      const found = await hits();
      const friend = await site.visitor();
      await friend.goto(page.url());
      await eventually(() => friend.locator('main ol h2').allInnerTexts(), found);
      await friend.context().close();
    }
    expect(await page.locator('main ol a[href^="/nz/"]').count()).toBeGreaterThan(0);
  });

  test('is left by one step back, whatever was typed', async () => {
    await open('/au/cover');
    await follow('/au/search');
    await page.locator('#q').fill('claims');
    await eventually(async () => query(), '?q=claims');
    await page.locator('#q').fill('leave');
    await eventually(async () => query(), '?q=leave');
    await page.goBack();
    await title('What we cover: insurance, savings and leave').waitFor();
  });
});

describe('the cookie notice', () => {
  const banner = () => page.locator('[data-part=cookie-banner]');
  const shown = async () => {
    await open('/au');
    return [await banner().locator('h2').innerText(), await banner().locator('p').first().innerText()];
  };
  beforeEach(() => page.context().clearCookies());

  test('shows the texts of the site settings, or the defaults', async () => {
    await site.publishSettings({ cookie: { title: 'Crumbs', message: 'We leave <none> behind.' } });
    await eventually(shown, ['Crumbs', 'We leave <none> behind.']);
    await site.publishSettings({ cookie: {} });
    await eventually(shown, ['This website uses cookies', 'Enter message here']);
  });

  test('is hidden until the next visit when it is closed', async () => {
    await open('/au');
    await banner().getByRole('button', { name: 'Close' }).click();
    await eventually(() => banner().count(), 0);
    expect(await page.context().cookies()).toEqual([]);
    await open('/au');
    await banner().waitFor();
  });

  test('does not appear again for thirty days after it was accepted', async () => {
    await open('/au');
    await banner().getByRole('button', { name: 'I accept' }).click();
    await eventually(() => banner().count(), 0);
    const { expires } = (await page.context().cookies()).find(({ name }) => name === 'acceptedCookies')!;
    expect(Math.round((expires - Date.now() / 1000) / 86_400)).toBe(30);
    await open('/nz');
    expect(await banner().count()).toBe(0);
  });
});

/** Delays the next pages until the test releases them. */
async function held(of: Page) {
  let comes = () => {};
  const may = new Promise<void>((resolve) => (comes = resolve));
  await of.route(/\/api\/visit\/load/, async (route) => {
    await may;
    await route.continue();
  });
  return { comes };
}

/** Makes requests for the next page fail with this message. */
const failing = (of: Page, status: number, message: string) =>
  of.route(
    /\/api\/visit\/load/,
    (route) => route.fulfill({ status, contentType: 'application/json', body: JSON.stringify({ error: { message } }) }),
    { times: 1 },
  );
