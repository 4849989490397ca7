import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { browserCookie } from './browser-cookie.ts';
import { eventually } from './eventually.ts';
import { openPage } from './open-page.ts';
import { overflow, violations } from './visitor/violations.ts';
import { type VisitedSite, startVisited } from './visitor/visited-site.ts';

const CONTAINER = 'GTM-TEST123';
const TAGS = `
  window.tagsStarted = (window.tagsStarted ?? 0) + 1;
  document.cookie = '_ga=GA1.1; path=/';
`;

let site: VisitedSite;

beforeAll(async () => {
  site = await startVisited();
});
afterAll(() => site?.stop());

const policyOf = async () => (await fetch(`${site.url}/au`)).headers.get('content-security-policy')!;

/** Opens the site as a visitor who has not decided yet, and records the requests, storage and errors of the browser. */
async function openSite(
  options: BrowserContextOptions = {},
  initial: Parameters<BrowserContext['addCookies']>[0] = [],
) {
  const page = await site.visitor(options);
  await page.context().clearCookies();
  await page.context().addCookies(initial);
  const foreign: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => new URL(request.url()).origin !== site.url && foreign.push(request.url()));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: TAGS }),
  );
  await openPage(page, `${site.url}/au`);
  const cookies = async () =>
    Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]));
  const pushed = () =>
    page.evaluate(() =>
      (window.dataLayer ?? []).map((entry) => ('event' in entry ? entry.event : Array.from(entry as never))),
    );
  return { page, foreign, errors, cookies, pushed, close: () => page.context().close() };
}

const notice = (page: Page) => page.locator('[data-part=consent]');
const press = (page: Page, name: string) => notice(page).getByRole('button', { name, exact: true }).click();
const reopen = (page: Page) => page.getByRole('button', { name: 'Cookie settings' }).click();
const box = (page: Page, name: string) => notice(page).getByRole('checkbox', { name });
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
const denied = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};
const script = `https://www.googletagmanager.com/gtm.js?id=${CONTAINER}`;

test('without a container and a message, the policy has no other origin and visitors are not asked', async () => {
  expect(await policyOf()).not.toContain('google');
  const { page, foreign, cookies, pushed, close } = await openSite();
  await eventually(pushed, ['pageView']);
  expect(await page.locator('[data-part=consent], [data-part=cookie-banner]').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Cookie settings' }).count()).toBe(0);
  expect([foreign, await cookies()]).toEqual([[], {}]);
  await close();
});

describe('a site with a container', () => {
  beforeAll(async () => {
    await site.publishSettings({
      measurement: { containerId: CONTAINER, texts: { statistics: 'We count readers.' } },
    });
    await eventually(async () => (await policyOf()).includes('https://www.googletagmanager.com'), true);
  });

  test('measures a visitor who accepts, for 180 days, also on the next page', async () => {
    const { page, foreign, errors, cookies, pushed, close } = await openSite();
    await press(page, 'Accept');
    const granted = Object.fromEntries(Object.keys(denied).map((kind) => [kind, 'granted']));
    await eventually(pushed, [['consent', 'default', denied], ['consent', 'update', granted], 'gtm.js', 'pageView']);
    await page.waitForFunction(() => (window as { tagsStarted?: number }).tagsStarted === 1);
    expect(foreign).toEqual([script]);
    expect((await cookies()).consent).toBe('v1.statistics-marketing.statistics-marketing');
    const stored = (await page.context().cookies()).find(({ name }) => name === 'consent')!;
    expect([stored.sameSite, Math.round((stored.expires - Date.now() / 1000) / 86_400)]).toEqual(['Lax', 180]);
    await page.locator('[data-part=main-nav] > li > a').first().click();
    await eventually(async () => (await pushed()).slice(-2), ['linkClicked', 'pageView']);
    await openPage(page, `${site.url}/au`);
    await eventually(async () => foreign.length, 2);
    expect(await notice(page).count()).toBe(0);
    expect(errors).toEqual([]);
    await close();
  });

  test('grants one category that the visitor chooses with the keyboard, and lets the visitor change and withdraw the answer in the footer', async () => {
    const { page, foreign, errors, pushed, cookies, close } = await openSite();
    await notice(page).getByRole('button', { name: 'Choose' }).focus();
    await page.keyboard.press('Enter');
    await eventually(() => box(page, 'Statistics').evaluate((input) => input === document.activeElement), true);
    expect(await box(page, 'Necessary').isChecked()).toBe(true);
    expect(await box(page, 'Necessary').isDisabled()).toBe(true);
    expect([await box(page, 'Statistics').isChecked(), await box(page, 'Marketing').isChecked()]).toEqual([
      false,
      false,
    ]);
    await notice(page).getByText('We count readers.').waitFor();
    await page.keyboard.press('Space');
    await press(page, 'Save');
    await eventually(
      async () => (await pushed()).slice(0, 2),
      [
        ['consent', 'default', denied],
        ['consent', 'update', { analytics_storage: 'granted' }],
      ],
    );
    expect((await cookies()).consent).toBe('v1.statistics-marketing.statistics');

    await reopen(page);
    await eventually(() => box(page, 'Statistics').evaluate((input) => input === document.activeElement), true);
    await page.keyboard.press('Escape');
    await notice(page).waitFor({ state: 'detached' });
    await eventually(() => page.evaluate(() => document.activeElement?.textContent), 'Cookie settings');
    await reopen(page);
    await press(page, 'Accept');
    await eventually(async () => (await cookies())._ga, 'GA1.1');
    await reopen(page);
    await eventually(() => box(page, 'Marketing').isChecked(), true);
    await Promise.all([page.waitForEvent('load'), press(page, 'Refuse')]);
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    expect([await cookies(), await pushed()]).toEqual([{ consent: 'v1.statistics-marketing.' }, []]);
    expect([foreign, errors]).toEqual([[script], []]);
    await close();
  });

  test('does not measure people who are signed in, nor ask them', async () => {
    const { page, foreign, pushed, close } = await openSite({}, [
      browserCookie(site.editor.cookie, site.url),
      { name: 'consent', value: 'v1.statistics-marketing.statistics', url: site.url },
    ]);
    await page.locator('[data-part=footer]').waitFor();
    await page.context().clearCookies({ name: 'consent' });
    await openPage(page, `${site.url}/au/cover`);
    expect([foreign, await pushed(), await notice(page).count()]).toEqual([[], [], 0]);
    await close();
  });

  test('sends the same page to all visitors', async () => {
    const served = async (cookie: string) => {
      const response = await fetch(`${site.url}/au`, { headers: { cookie } });
      return [await response.text(), response.headers.get('content-security-policy')];
    };
    expect(await served('consent=v1.statistics-marketing.statistics')).toEqual(await served(''));
  });

  test.each([
    [1280, 800],
    [320, 640],
  ])('asks accessibly and without moving the page at %i × %i', async (width, height) => {
    const { page, close } = await openSite({ viewport: { width, height }, reducedMotion: 'reduce' });
    await notice(page).waitFor();
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
    const sizes = () =>
      notice(page)
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons.map((button) => {
            const { width, height } = button.getBoundingClientRect();
            const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(button);
            return [Math.round(width), Math.round(height), color, backgroundColor, fontSize, fontWeight].join();
          }),
        );
    const asked = await sizes();
    expect([asked.length, new Set(asked).size]).toEqual([3, 1]);
    expect([await violations(page, '[data-part=consent]'), await overflow(page)]).toEqual([[], 0]);
    const covered = (await notice(page).boundingBox())!.height / height;
    expect(covered).toBeLessThan(0.35);
    await press(page, 'Choose');
    await page.mouse.move(0, 0);
    expect(new Set(await sizes()).size).toBe(1);
    expect([await violations(page, '[data-part=consent]'), await overflow(page)]).toEqual([[], 0]);
    const lastLink = page.locator('[data-part=footer] a').last();
    await lastLink.focus();
    const [link, over] = [await lastLink.boundingBox(), await notice(page).boundingBox()];
    expect(link!.y + link!.height).toBeLessThanOrEqual(over!.y);
    await close();
  });

  test('loads, stores and pushes nothing before the visitor agrees, nor after a refusal, and asks again when its categories have changed', async () => {
    const { page, foreign, errors, cookies, pushed, close } = await openSite();
    await notice(page).waitFor();
    expect(await page.locator('[data-part=cookie-banner]').count()).toBe(0);
    const link = page.locator('[data-part=main-nav] > li > a').first();
    const next = await link.getAttribute('href');
    await link.click();
    await page.waitForURL(site.url + next);
    // Until then, the main part of the page is the one that is being left.
    await page.locator('[data-phase=enter]').waitFor();
    expect([foreign, await cookies(), await pushed()]).toEqual([[], {}, []]);
    await press(page, 'Refuse');
    await notice(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    await openPage(page, `${site.url}/au`);
    expect(await notice(page).count()).toBe(0);
    expect([foreign, await cookies(), await pushed()]).toEqual([[], { consent: 'v1.statistics-marketing.' }, []]);
    expect(errors).toEqual([]);
    await site.publishSettings({ measurement: { containerId: CONTAINER, categories: ['marketing'] } });
    await eventually(async () => (await policyOf()).includes('google-analytics'), false);
    await openPage(page, `${site.url}/au`);
    await press(page, 'Choose');
    expect(await box(page, 'Statistics').count()).toBe(0);
    await box(page, 'Marketing').waitFor();
    await close();
  });
});
