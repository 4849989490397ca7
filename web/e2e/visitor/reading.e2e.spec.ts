import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import { eventually } from '../eventually.ts';
import { templatePages } from './template-pages.ts';
import { type VisitedSite, startVisited } from './visited-site.ts';

let site: VisitedSite;
let siteDir: string;

beforeAll(async () => {
  siteDir = await withUnshowablePages();
  site = await startVisited({ siteDir });
  for (const one of templatePages) await site.publish(one);
  await site.publish({ slug: 'au/some/deep/page', header: { title: 'A page of its own' } });
});
afterAll(async () => {
  await site?.stop();
  if (siteDir) await rm(siteDir, { recursive: true });
});

/** Requests an address as a browser does, and parses the answer. */
async function read(address: string) {
  const answer = await fetch(new URL(address, site.url));
  const { document } = new JSDOM(await answer.text(), { url: answer.url }).window;
  const textOf = (selector: string) => document.querySelector(selector)?.textContent?.trim();
  return { status: answer.status, path: new URL(answer.url).pathname, document, heading: textOf('h1') ?? '', textOf };
}

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
    const { status, heading, document } = await read(path);
    expect(status).toBe(200);
    expect(heading).toMatch(title);
    for (const part of ['body header', 'nav[aria-label=Main]', 'body footer'])
      expect([part, document.querySelectorAll(part).length > 0]).toEqual([part, true]);
    expect(document.documentElement.lang).toBe(path.startsWith('/nz') ? 'en-NZ' : 'en-AU');
  });

  test('about insurance and benefits', async () => {
    const { textOf } = await read('/au');
    for (const word of ['Life insurance', 'Parental leave', 'premiums']) expect(textOf('main')).toContain(word);
  });

  test('only regional pages of existing regions', async () => {
    for (const path of ['/xx', '/xx/news', '/xx/search', '/xx/case-study'])
      expect(await read(path)).toMatchObject({ status: 404, heading: 'Page not found' });
  });
});

describe('an address', () => {
  test('without a path leads to the default home page', async () => {
    expect(await read('/')).toMatchObject({ status: 200, path: '/au' });
  });

  test.each([
    ['news', '/au/news', '/au/news/nine-days-to-a-decision'],
    ['case studies', '/au/case-study/', '/au/case-study/redgum-constructions'],
    ['features', '/au/feature/', '/au/feature/the-second-shift'],
  ])('of %s without a slug lists them, with links to each', async (_what, path, article) => {
    const { status, document } = await read(path);
    expect([status, document.querySelectorAll(`main section a[href="${article}"]`).length]).toEqual([200, 1]);
    expect((await read(article)).document.querySelector('main article h1')).not.toBeNull();
  });
});

test('a page has one title of its own, one description, one canonical address and valid structured data', async () => {
  await eventually(() => site.paths(), expect.arrayContaining(templatePages.map(({ slug }) => `/${slug}`)));
  const paths = await site.paths();
  const titles: string[] = [];
  for (const path of paths) {
    const [head = ''] = /<head>.*<\/head>/s.exec(await (await fetch(site.url + path)).text()) ?? [];
    const all = (pattern: RegExp) => [...head.matchAll(pattern)].map(([, text]) => text!);
    titles.push(...all(/<title[^>]*>([^<]+)</g));
    expect({
      path,
      titles: all(/<title[^>]*>([^<]+)</g).length,
      descriptions: all(/<meta name="description" content="([^"]+)"/g).length,
      canonical: all(/<link rel="canonical" href="([^"]*)"/g),
      sharing: all(/<meta property="(og:(?:title|type|url))"/g).sort(),
      robots: all(/(name="robots")/g).length,
      data: all(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs).map((text) => JSON.parse(text)),
    }).toEqual({
      path,
      titles: 1,
      descriptions: 1,
      canonical: [site.url + path],
      sharing: ['og:title', 'og:type', 'og:url'],
      robots: 0,
      data: expect.arrayContaining([
        expect.objectContaining({ '@context': 'https://schema.org', url: site.url + path }),
      ]),
    });
  }
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

describe('a missing page', () => {
  test.each([
    ['/nope', '/au'],
    ['/nz/nope', '/nz/home'],
    ['/au/news/nope', '/au/home'],
  ])('at %s has its status, a message, and a link home to %s', async (path, home) => {
    const { status, heading, document, textOf } = await read(path);
    expect([status, heading]).toEqual([404, 'Page not found']);
    for (const text of ['404', 'Something went wrong.', 'This page could not be found'])
      expect(textOf('main')).toContain(text);
    expect([...document.querySelectorAll('nav[aria-label=Breadcrumb] li')].map((one) => one.textContent)).toEqual([
      'Home',
      'Page not found',
    ]);
    const link = [...document.querySelectorAll('main a')].find((one) => one.textContent === 'Homepage')!;
    expect(link.getAttribute('href')).toBe(home);
    expect((await read(home)).document.querySelector('[data-look=home]')).not.toBeNull();
  });

  test('offers a search of its region that works without scripts, main pages and news', async () => {
    const { document } = await read('/nz/nope');
    const popular = [...document.querySelectorAll('main nav')].find((nav) => /^Popular pages/.test(nav.textContent!))!;
    const hrefs = [...popular.querySelectorAll('a')].map((link) => link.getAttribute('href')!);
    expect(hrefs).toEqual(expect.arrayContaining(['/nz/cover', '/nz/claims']));
    expect(hrefs.filter((href) => /^\/nz\/news\/./.test(href))).toHaveLength(3);
    const form = document.querySelector('main form[role=search]')!;
    expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/nz/search', null]);
    const { name, labels } = form.querySelector('input')!;
    expect([...labels!].map((label) => label.textContent)).toEqual(['What are you looking for?']);
    expect((await read(`/nz/search?${name}=claim`)).document.querySelector('main ol h2')).not.toBeNull();
  });
});

test('if even the error page fails, a sentence and a link home remain', async () => {
  const { status, heading, document } = await read('/unshowable');
  expect([status, heading]).toEqual([500, 'An error occurred while showing the error page']);
  expect(document.scripts).toHaveLength(0);
  const links = [...document.querySelectorAll('a')];
  expect(links.map((link) => link.textContent)).toEqual(['Go back to home']);
  expect(await read(links[0]!.href)).toMatchObject({ status: 200, path: '/au' });
});

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
