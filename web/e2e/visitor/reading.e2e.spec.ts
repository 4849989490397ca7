import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { eventually } from '../eventually.ts';
import { templatePages } from './template-pages.ts';
import { type VisitedSite, startVisited } from './visited-site.ts';

let site: VisitedSite;
let page: Page;
let siteDir: string;

beforeAll(async () => {
  siteDir = await withUnshowablePages();
  site = await startVisited({ siteDir });
  page = await site.visitor();
  for (const one of templatePages) await site.publish(one);
  await site.publish({ slug: 'au/some/deep/page', header: { title: 'A page of its own' } });
});
afterAll(async () => {
  await site?.stop();
  if (siteDir) await rm(siteDir, { recursive: true });
});

const open = (path: string) => page.goto(site.url + path);
const heading = () => page.getByRole('heading', { level: 1 }).innerText();

describe('a visitor reads', () => {
  test.each([
    ['the home page of a region', '/au', /\w/],
    ['the home page of another region', '/nz', /\w/],
    ['a generic page', '/au/cover', 'What we cover: insurance, savings and leave'],
    ['news', '/au/news/nine-days-to-a-decision', 'Nine days from claim to decision'],
    ['a case study', '/au/case-study/redgum-constructions', 'How Redgum Constructions kept its crews'],
    ['an event', '/au/event/benefits-breakfast-sydney', 'Benefits breakfast, Sydney'],
    ['a feature', '/au/feature/what-flexible-work-is-worth', 'What flexible work is worth'],
    ['the listing of news', '/au/news', /\w/],
    ['the listing of case studies', '/au/case-study', /\w/],
    ['the listing of features', '/nz/feature', 'Features: research from New Zealand'],
    ['the search of a region', '/au/search', 'Search'],
    ['the search of all regions', '/search', 'Search'],
    ['a page at any other path', '/au/some/deep/page', 'A page of its own'],
  ])('%s, with the navigation and the footer', async (_what, path, title) => {
    expect((await open(path))?.status()).toBe(200);
    expect(await heading()).toMatch(title);
    expect(await page.getByRole('banner').isVisible()).toBe(true);
    expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(1);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
    expect(await page.locator('html').getAttribute('lang')).toBe(path.startsWith('/nz') ? 'en-NZ' : 'en-AU');
  });

  test('about insurance and benefits', async () => {
    await open('/au');
    const text = await page.locator('main').innerText();
    for (const word of ['Life insurance', 'Parental leave', 'premiums']) expect(text).toContain(word);
  });

  test('only regional pages of existing regions', async () => {
    for (const path of ['/xx', '/xx/news', '/xx/search', '/xx/case-study']) {
      expect((await open(path))?.status()).toBe(404);
      expect(await heading()).toBe('Page not found');
    }
  });
});

describe('an address', () => {
  test('without a path leads to the default home page', async () => {
    expect((await open('/'))?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe('/au');
  });

  test.each([
    ['news', '/au/news', '/au/news/nine-days-to-a-decision'],
    ['case studies', '/au/case-study/', '/au/case-study/redgum-constructions'],
    ['features', '/au/feature/', '/au/feature/the-second-shift'],
  ])('of %s without a slug lists them, with links to each', async (_what, path, article) => {
    expect((await open(path))?.status()).toBe(200);
    await page.locator(`main section a[href="${article}"]`).click();
    await page.waitForURL(`**${article}`);
    await page.locator('main article h1').waitFor();
  });

  test.each(['/feature', '/event'])('%s without a slug does not exist until a page is saved there', async (path) => {
    expect((await open(path))?.status()).toBe(404);
    expect(await heading()).toBe('Page not found');
  });
});

describe('the metadata of a page', () => {
  test('is one title, one description, one canonical address and valid structured data, on every template', async () => {
    const paths = await site.paths();
    expect(paths).toEqual(expect.arrayContaining(templatePages.map(({ slug }) => `/${slug}`)));
    for (const head of await headsOf(paths)) {
      expect(head).toEqual({
        path: head.path,
        titles: 1,
        descriptions: 1,
        canonical: [site.url + head.path],
        sharing: ['og:title', 'og:type', 'og:url'],
        robots: 0,
        data: expect.arrayContaining([
          expect.objectContaining({ '@context': 'https://schema.org', url: site.url + head.path }),
        ]),
      });
    }
  });

  test('has a title that no other page of the sitemap has', async () => {
    await open('/au');
    const titles = await page.evaluate(
      async (paths) => {
        const texts = await Promise.all(paths.map(async (path) => (await fetch(path)).text()));
        return texts.map((text) => new DOMParser().parseFromString(text, 'text/html').title);
      },
      await site.paths(),
    );
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});

describe('a missing page', () => {
  test.each([
    ['/nope', '/au'],
    ['/nz/nope', '/nz/home'],
    ['/au/news/nope', '/au/home'],
  ])('at %s has its status, a message, and a link home to %s', async (path, home) => {
    expect((await open(path))?.status()).toBe(404);
    const main = page.locator('main');
    for (const text of ['404', 'Something went wrong.', 'This page could not be found']) {
      expect(await main.getByText(text, { exact: true }).isVisible()).toBe(true);
    }
    expect(await heading()).toBe('Page not found');
    await eventually(
      () => page.getByRole('navigation', { name: 'Breadcrumb' }).locator('li').allInnerTexts(),
      ['Home', 'Page not found'],
    );
    expect(await page.getByRole('link', { name: 'Homepage' }).getAttribute('href')).toBe(home);
    await page.getByRole('link', { name: 'Homepage' }).click();
    await page.locator('[data-look=home]').waitFor();
  });

  test('offers a search of its region that works without scripts, main pages and news', async () => {
    await open('/nz/nope');
    const links = page.getByRole('navigation', { name: 'Popular pages' }).getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    expect(hrefs).toEqual(expect.arrayContaining(['/nz/cover', '/nz/claims']));
    expect(hrefs.filter((href) => /^\/nz\/news\/./.test(href))).toHaveLength(3);
    const form = page.locator('main form[role=search]');
    expect(await form.evaluate((element) => [element.getAttribute('action'), element.getAttribute('method')])).toEqual([
      '/nz/search',
      null,
    ]);
    await form.getByLabel('What are you looking for?').fill('claim');
    await form.getByRole('button', { name: 'Search' }).click();
    await page.locator('main ol h2').first().waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/nz/search?q=claim');
  });
});

test('if even the error page fails, a sentence and a link home remain', async () => {
  expect((await open('/unshowable'))?.status()).toBe(500);
  expect(await heading()).toBe('An error occurred while showing the error page');
  expect(await page.evaluate(() => document.scripts.length)).toBe(0);
  await page.getByRole('link', { name: 'Go back to home' }).click();
  await eventually(async () => new URL(page.url()).pathname, '/au');
  await page.locator('[data-look=home]').waitFor();
});

/** Returns the head of each page, as parsed by a browser. */
async function headsOf(paths: string[]) {
  await open('/au');
  return page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (path) => {
          const { head } = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html');
          const every = <E extends Element>(selector: string) => [...head.querySelectorAll<E>(selector)];
          return {
            path,
            titles: every('title').filter(({ textContent }) => textContent).length,
            descriptions: every('meta[name="description"][content]:not([content=""])').length,
            canonical: every<HTMLLinkElement>('link[rel="canonical"]').map(({ href }) => href),
            sharing: every<HTMLMetaElement>('[property="og:title"], [property="og:type"], [property="og:url"]')
              .map((meta) => meta.getAttribute('property'))
              .sort(),
            robots: every('meta[name="robots"]').length,
            data: every('script[type="application/ld+json"]').map(({ textContent }) => JSON.parse(textContent)),
          };
        }),
      ),
    paths,
  );
}

/** Copies the built site, and adds a page whose rendering fails. */
async function withUnshowablePages(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'unshowable-'));
  await mkdir(join(made, 'server'));
  await symlink(resolve('dist/site/client'), join(made, 'client'));
  const built = pathToFileURL(resolve('dist/site/server/entry-server.js')).href;
  await writeFile(
    join(made, 'server/entry-server.js'),
    `import * as built from ${JSON.stringify(built)};
     export * from ${JSON.stringify(built)};
     export const render = async (visit, options) => {
       if (visit.url.startsWith('/unshowable')) throw new Error('Not to be shown');
       return built.render(visit, options);
     };`,
  );
  return made;
}
