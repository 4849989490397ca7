import type { Page } from 'playwright-core';
import { openPage } from './open-page.ts';
import { eventually } from './eventually.ts';
import { type VisitedSite, startVisited } from './visitor/visited-site.ts';

let site: VisitedSite;
let page: Page;
/** This tab runs no scripts. */
let plain: Page;

beforeAll(async () => {
  site = await startVisited();
  page = await site.visitor();
  plain = await site.visitor({ javaScriptEnabled: false });
});
afterAll(() => site?.stop());

const open = (path: string, by = page) =>
  by === page ? openPage(by, site.url + path) : by.goto(site.url + path, { waitUntil: 'networkidle' });
const leading = (selector: string, by = page) =>
  by.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
const address = async () => page.url().slice(site.url.length);
const total = () => page.locator('main [role=status]').innerText();
const steps = () => page.evaluate(() => history.length);
const input = () => page.locator('#q');

describe('the search in the header', () => {
  const suggestions = () => page.getByRole('listbox', { name: 'Suggested pages' });

  test('suggests pages while a word is typed, which the arrow keys choose and Enter opens', async () => {
    await open('/au/cover');
    await page.locator('[data-panel=search] > summary').click();
    await page.locator('#site-search').pressSequentially('paren');
    await suggestions().waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: /suggested pages?$/ })
      .waitFor({ state: 'attached' });
    const field = page.getByRole('combobox', { expanded: true });
    const options = suggestions().getByRole('option');
    const chosen = suggestions().getByRole('option', { selected: true });
    const href = (await options.first().getAttribute('href'))!;
    expect(href).toMatch(/^\/au\//);
    const last = await options.last().getAttribute('id');
    await page.keyboard.press('ArrowUp');
    await eventually(() => field.getAttribute('aria-activedescendant'), last);
    await page.keyboard.press('ArrowDown');
    await eventually(() => chosen.count(), 0);
    await page.keyboard.press('ArrowDown');
    await eventually(() => chosen.getAttribute('href'), href);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('site-search');
    await page.keyboard.press('Enter');
    await eventually(address, href);
    await eventually(() => page.locator('[data-panel=search][open]').count(), 0);
  });

  test('suggests nothing for words that no page has, and still searches for them', async () => {
    await page.locator('[data-panel=search] > summary').click();
    await page.locator('#site-search').pressSequentially('paren');
    await suggestions().waitFor();
    await page.locator('#site-search').fill('zzzz');
    await suggestions().waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await eventually(address, '/au/search?q=zzzz');
  });
});

describe('the search page', () => {
  const hits = 'main ol h2 a';

  test('searches from any page, and is left by one step back, whatever was typed', async () => {
    await open('/au/cover');
    await page.locator('[data-panel=search] > summary').click();
    await page.waitForFunction(() => document.activeElement?.id === 'site-search');
    await page.keyboard.type('leave');
    await page.keyboard.press('Enter');
    await eventually(address, '/au/search?q=leave');
    await page.locator('main ol mark').first().waitFor();
    const before = await steps();
    for (const typed of ['claims', 'parental']) {
      await input().fill(typed);
      await eventually(address, `/au/search?q=${typed}`);
    }
    expect([await steps(), await page.evaluate(() => document.activeElement?.id)]).toEqual([before, 'q']);
    await page.goBack();
    await eventually(address, '/au/cover');
    await page.getByRole('heading', { level: 1, name: 'What we cover: insurance, savings and leave' }).waitFor();
  });

  test('has an address with the same results for everyone, with scripts and without', async () => {
    await open('/au/search');
    await input().fill('parental leave');
    await eventually(address, '/au/search?q=parental+leave');
    await page.getByRole('link', { name: /^News \(/ }).click();
    await eventually(address, '/au/search?q=parental+leave&type=news');
    await page.locator('main li a[aria-current]', { hasText: 'News' }).waitFor();
    const [found, count] = [await leading(hits), await total()];
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((href) => !href.startsWith('/au/news/'))).toEqual([]);
    const friend = await site.visitor();
    for (const other of [friend, plain]) {
      await open(await address(), other);
      expect(await leading(hits, other)).toEqual(found);
      await eventually(() => other.locator('main [role=status]').innerText(), count);
      expect(await other.locator('#q').inputValue()).toBe('parental leave');
    }
    await friend.context().close();
    // The filter stays while the query changes.
    await input().fill('claims');
    await eventually(address, '/au/search?q=claims&type=news');
    expect((await leading(hits)).filter((href) => !href.startsWith('/au/news/'))).toEqual([]);
  });

  test('never shows results of an older query, however late they arrive', async () => {
    await open('/au/search');
    let answer = () => {};
    const delayed = new Promise<void>((resolve) => (answer = resolve));
    let isOver = false;
    await page.route(/visit\/load.*q%3Dclaims/, async (route) => {
      const response = await route.fetch();
      await delayed;
      // The page may have cancelled the request.
      await route.fulfill({ response }).catch(() => undefined);
      isOver = true;
    });
    const requestedAt = page.waitForRequest(/q%3Dclaims/);
    await input().fill('claims');
    await requestedAt;
    await input().fill('leave');
    await eventually(async () => /for “leave”$/.test(await total()), true);
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const record = () => seen.push(document.querySelector('main [role=status]')?.textContent ?? '');
      new MutationObserver(record).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    answer();
    await eventually(async () => isOver, true);
    // A later search is shown after the results of an earlier one.
    await input().fill('parental');
    await eventually(async () => /for “parental”$/.test(await total()), true);
    expect(await address()).toBe('/au/search?q=parental');
    expect((await page.evaluate(() => (window as any).seen as string[])).filter((text) => /claims/.test(text))).toEqual(
      [],
    );
    await page.unrouteAll();
  });

  test('has links to its pages, and beyond the last page shows the last', async () => {
    await open('/search?q=leave', plain);
    const first = await leading(hits, plain);
    expect(first.some((href) => href.startsWith('/nz/'))).toBe(true);
    await plain.locator('main nav:has([rel])').getByRole('link', { name: 'Next' }).click();
    await plain.waitForURL('**/search?q=leave&page=2');
    const second = await leading(hits, plain);
    expect(second.length).toBeGreaterThan(0);
    expect(second.filter((href) => first.includes(href))).toEqual([]);
    expect((await open('/search?q=leave&page=900', plain))?.status()).toBe(200);
    expect(await plain.locator(hits).count()).toBeGreaterThan(0);
    expect(await plain.locator('main nav:has([rel])').getByRole('link', { name: 'Next' }).count()).toBe(0);
  });
});

describe('a listing', () => {
  const cards = 'main li article a';
  const chips = () => page.getByRole('list', { name: 'Filter by tag' });

  test('can be filtered by a tag, which is in its address and marked', async () => {
    await open('/au/reading-room');
    const all = await leading(cards);
    await eventually(() => chips().locator('[aria-current]').innerText(), 'All');
    await chips().getByRole('link', { name: 'claims', exact: true }).click();
    await eventually(address, '/au/reading-room?tag=claims');
    await eventually(() => chips().locator('[aria-current]').innerText(), 'claims');
    const filtered = await leading(cards);
    expect(filtered.length).toBeGreaterThan(0);
    expect(filtered).not.toEqual(all);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await leading(cards)).toEqual(filtered);
    await page.goBack();
    await eventually(() => leading(cards), all);
  });

  test('of an unused tag says so, and links to everything', async () => {
    await open('/au/news?tag=nobody-wrote-of-this');
    await page.getByText('No Article Found').waitFor();
    await page.getByRole('link', { name: 'Show all' }).click();
    await eventually(address, '/au/news');
    await page.locator('main li article').first().waitFor();
  });

  test('has links to further pages, also without scripts', async () => {
    const pager = plain.locator('main nav:has([rel])');
    await open('/au/reading-room', plain);
    const first = await leading(cards, plain);
    const last = Number(/of (\d+)/.exec(await pager.innerText())![1]);
    expect(last).toBeGreaterThan(1);
    expect(await pager.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/au/reading-room?page=2');
    await pager.getByRole('link', { name: 'Next' }).click();
    await pager.getByText(`Page 2 of ${last}`).waitFor();
    expect(plain.url()).toBe(`${site.url}/au/reading-room?page=2`);
    const second = await leading(cards, plain);
    expect(second.length).toBeGreaterThan(0);
    expect(second.filter((href) => first.includes(href))).toEqual([]);
    await pager.getByRole('link', { name: 'Previous' }).click();
    await eventually(() => leading(cards, plain), first);
    expect(plain.url()).toBe(`${site.url}/au/reading-room`);
  });
});
