import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type Editing, editingAt } from '../../../bff/test/editing.ts';
import { type Site, startSite } from '../../../bff/test/site.ts';
import { until } from '../../../services/kit/testing/until.ts';
import { launch, openContext } from '../chromium.ts';

let site: Site;
let editing: Editing;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ siteDir: resolve('dist/site') }), launch()]);
  editing = await editingAt(site);
  await editing.aRegion('au', 'AU');
  await editing.aRegion('de', 'de-DE');
  await editing.aPage('au/home', 'Home of Australia', { template: 'home' });
  await editing.aPage('de/home', 'Vorsorge für Ihr Team', { template: 'home' });
  const region = await editing.regionOf('de');
  for (const name of ['eins', 'zwei'])
    await editing.aPage(`de/news/${name}`, `Altersvorsorge ${name}`, {
      region,
      pageType: 'news',
      template: 'article',
      header: { title: `Altersvorsorge ${name}`, date: '2026-03-05' },
    });
  await until(async () => (await site.get('/api/search/query?q=Altersvorsorge')).json.total === 2);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function visitor(): Promise<{ page: Page; requested: string[]; errors: string[] }> {
  const page = await (await openContext(site.bff.url)).newPage();
  const [requested, errors]: string[][] = [[], []];
  page.on('request', (request) => requested!.push(new URL(request.url()).pathname));
  page.on('pageerror', (error) => errors!.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors!.push(message.text()));
  return { page, requested: requested!, errors: errors! };
}

const open = (page: Page, path: string) => page.goto(site.bff.url + path, { waitUntil: 'networkidle' });
const language = (page: Page) => page.locator('html').getAttribute('lang');
const isGermanChunk = (path: string) => /\/de-[\w-]+\.js$/.test(path);

test.each([
  ['the home page', '/de', ['Zum Inhalt springen']],
  ['an article', '/de/news/eins', ['Startseite', 'Neuigkeiten', '5. März 2026']],
  ['the listing of news', '/de/news', ['Neuigkeiten', '5. März 2026']],
  ['the search', '/de/search?q=Altersvorsorge', ['2 Ergebnisse für „Altersvorsorge“', 'Neuigkeiten (2)']],
  ['a page that does not exist', '/de/nichts', ['Seite nicht gefunden', 'Diese Seite wurde nicht gefunden.']],
])('%s of a German region is German', async (_what, path, texts) => {
  const html = (await site.get(path)).text.replaceAll('<!-- -->', '');
  for (const text of ['<html lang="de-DE"', 'aria-label="Hauptnavigation"', ...texts]) expect(html).toContain(text);
});

test('a German page stays German with scripts, which load the German texts', async () => {
  const { page, requested, errors } = await visitor();
  await open(page, '/de/news/eins');
  expect(await language(page)).toBe('de-DE');
  for (const text of ['Startseite', 'Neuigkeiten', '5. März 2026'])
    expect(await page.getByText(text).count()).toBeGreaterThan(0);
  expect(await page.getByRole('navigation', { name: 'Hauptnavigation' }).count()).toBe(1);
  await page.getByRole('button', { name: 'Akzeptieren' }).waitFor();
  expect(requested.filter(isGermanChunk)).toHaveLength(1);
  // The region has no flag.
  expect(errors.filter((error) => !/status of 404/.test(error))).toEqual([]);
  await page.context().close();
});

test('an English region loads no German texts; a visitor who goes to the German region gets them without a new page', async () => {
  const { page, requested } = await visitor();
  await open(page, '/au');
  expect(await language(page)).toBe('en-AU');
  expect(requested.filter(isGermanChunk)).toEqual([]);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.locator('[data-part=footer] ul[aria-label=Regions] a', { hasText: 'de' }).click();
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).waitFor({ state: 'attached' });
  expect(await language(page)).toBe('de-DE');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(requested.filter(isGermanChunk)).toHaveLength(1);
  await page.context().close();
});

test('an address outside of a region has the language of the default region', async () => {
  expect((await site.get('/nowhere')).text).toContain('<html lang="en-AU"');
});
