import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Editor, type Processes, startProcesses } from '../../bff/test/processes.ts';
import { itemsOf } from '../../scripts/demo/item.ts';
import { newItem } from '../src/blocks/block.ts';
import { blocks } from '../src/blocks/index.ts';
import { launch } from './chromium.ts';
import { openPage } from './open-page.ts';
import { soon } from './soon.ts';

let site: Processes;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** What the browser complained of. */
let complaints: string[];

beforeAll(async () => {
  [site, browser] = await Promise.all([startProcesses({ apart: false }), launch()]);
  await publishEveryBlock(await site.signIn());
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies([{ name: 'acceptedCookies', value: 'true', url: site.url }]);
  page = await context.newPage();
  complaints = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
});
afterEach(() => context.close());

const open = (path: string) => openPage(page, site.url + path);
const opened = () => page.locator('details[open]').count();
const isLocked = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow === 'hidden');

describe('the navigation', () => {
  beforeEach(() => open('/au'));

  test('opens one thing at a time, and choosing it again closes it', async () => {
    await page.locator('.main-nav summary', { hasText: 'News' }).click();
    await soon(async () => [await opened(), await isLocked()], [1, true]);
    await page.locator('.regions > summary').click();
    await soon(async () => [await opened(), await page.locator('.regions[open]').count()], [1, 1]);
    await page.locator('.search > summary').click();
    await soon(async () => [await opened(), await page.locator('.search[open]').count()], [1, 1]);
    await page.locator('.search > summary').click();
    await soon(async () => [await opened(), await isLocked()], [0, false]);
  });

  test('closes on Esc and gives the focus back', async () => {
    await page.locator('.regions > summary').click();
    await page.keyboard.press('Escape');
    await soon(opened, 0);
    await soon(() => page.evaluate(() => document.activeElement?.matches('.regions > summary')), true);
  });

  test('goes to another page without loading the site again, with its title, at its top', async () => {
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.evaluate(() => scrollTo(0, 900));
    await page
      .locator('.main-nav > li > a', { hasText: 'What we cover' })
      .evaluate((link: HTMLElement) => link.click());
    await page.getByRole('heading', { level: 1, name: 'The whole of a working life' }).waitFor();
    await soon(
      () => page.evaluate(() => [(window as any).same, scrollY, document.activeElement?.id]),
      [true, 0, 'main'],
    );
    await page.waitForFunction(() => document.title.includes('What we cover in Australia'));
    await page.goBack();
    await page.locator('.opening-home').waitFor();
    await page.waitForFunction(() => scrollY === 900);
  });

  test('takes a visitor to the same page of another region', async () => {
    await open('/au/cover');
    await page.locator('.regions > summary').click();
    await page.locator('.regions-list a', { hasText: 'New Zealand' }).click();
    await page.waitForURL('**/nz/cover');
  });

  test('stands behind one button on a telephone', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByLabel('Menu', { exact: true }).first().click();
    await page.locator('.mobile-item > summary').first().click();
    await page.locator('.mobile-item a', { hasText: 'All news' }).click();
    await page.waitForURL('**/au/news');
    await page.waitForFunction(() => getComputedStyle(document.documentElement).overflow !== 'hidden');
  });
});

test('the search asks from anywhere, and keeps its question in the address without a step back for each letter', async () => {
  await open('/au');
  await page.locator('.search > summary').click();
  await page.waitForFunction(() => document.activeElement?.id === 'site-search');
  await page.keyboard.type('leave');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/au/search?q=leave');
  await page.locator('.hits mark').first().waitFor();
  const steps = await page.evaluate(() => history.length);
  await page.locator('#q').fill('leave parental');
  await page.waitForURL('**/au/search?q=leave+parental');
  await soon(() => page.evaluate(() => [history.length, document.activeElement?.id]), [steps, 'q']);
});

test('the cookie notice is accepted for thirty days', async () => {
  await context.clearCookies();
  await open('/au');
  await page.getByText('This website uses cookies').waitFor();
  await page.getByRole('button', { name: 'I accept' }).click();
  const accepted = (await context.cookies()).find(({ name }) => name === 'acceptedCookies')!;
  expect(Math.round((accepted.expires - Date.now() / 1000) / 86_400)).toBe(30);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await page.getByRole('button', { name: 'I accept' }).count()).toBe(0);
});

test('a video plays over the page when it is asked for, and Esc ends it', async () => {
  await context.route(/player\.vimeo\.com/, (route) => route.fulfill({ body: 'a film', contentType: 'text/html' }));
  await open('/au/everything');
  await page.locator('.item-Media .video-play').click();
  const player = page.locator('dialog iframe');
  expect(await player.getAttribute('src')).toContain('https://player.vimeo.com/video/76979871?autoplay=1');
  await soon(isLocked, true);
  await page.keyboard.press('Escape');
  await player.waitFor({ state: 'detached' });
  await soon(isLocked, false);
});

test('split content is divided in twelfths', async () => {
  await open('/au/everything');
  const widths = await page.evaluate(() => {
    const widthOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().width;
    return [widthOf('.split-first') / widthOf('.split'), widthOf('.split-second') / widthOf('.split')];
  });
  expect(widths[0]).toBeCloseTo(6 / 12, 2);
  expect(widths[1]).toBeCloseTo(5 / 12, 2);
});

test('a page that is not there says so with its status and the way home', async () => {
  const answer = await open('/nz/nothing/here');
  expect(answer?.status()).toBe(404);
  for (const words of ['404', 'Page not found', 'Something went wrong.', 'This page could not be found']) {
    await page.getByText(words, { exact: true }).first().waitFor();
  }
  expect(await page.getByRole('link', { name: 'Homepage' }).getAttribute('href')).toBe('/nz/home');
});

test('a chunk that is gone loads the page anew', async () => {
  await open('/au');
  await context.route(/rare-blocks/, (route) => route.abort(), { times: 1 });
  await page.evaluate(() => {
    Object.assign(window, { same: true });
    document.querySelector<HTMLAnchorElement>('.main-nav a')!.href = '/au/everything';
  });
  const loaded = page.waitForEvent('load');
  await page.locator('.main-nav a').first().click();
  await loaded;
  expect(await page.evaluate(() => 'same' in window)).toBe(false);
});

describe('with scripts switched off', () => {
  let plain: Page;
  beforeEach(async () => {
    const without = await browser.newContext({ viewport: { width: 1280, height: 800 }, javaScriptEnabled: false });
    plain = await without.newPage();
  });
  afterEach(() => plain.context().close());

  test('the navigation opens and leads on', async () => {
    await plain.goto(`${site.url}/au`);
    await plain.locator('.main-nav summary').first().click();
    await plain.locator('.dropdown-panel a', { hasText: 'All news' }).click();
    await plain.waitForURL('**/au/news');
  });

  test('the search is a form', async () => {
    await plain.goto(`${site.url}/au/search`);
    await plain.locator('#q').fill('leave');
    await plain.locator('#q').press('Enter');
    await plain.waitForURL('**/au/search?q=leave');
    await plain.locator('.hits h2').first().waitFor();
  });

  test('every block is styled and readable', async () => {
    await plain.goto(`${site.url}/au/everything`);
    expect(await plain.locator('.item').count()).toBeGreaterThan(25);
    const columns = await plain
      .locator('.job')
      .first()
      .evaluate((job) => getComputedStyle(job).gridTemplateColumns);
    expect(columns.split(' ').length).toBe(4);
  });
});

describe.each([
  '/au',
  '/au/cover',
  '/au/contact',
  '/au/news',
  '/au/news/nine-days-to-a-decision',
  '/au/event/benefits-breakfast-sydney',
  '/au/search?q=leave',
  '/au/everything',
  '/au/everything-dark',
  '/nowhere',
])('%s', (path) => {
  test('is taken over by the browser without a complaint', async () => {
    await open(path);
    expect(complaints.filter((text) => !text.includes('404 (Not Found)'))).toEqual([]);
  });

  test.each([360, 1280])('keeps to WCAG 2.2 AA and to a width of %i pixels', async (width) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await open(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))).toEqual([]);
  });
});

/** Two pages that hold every block with words in it, one for each theme. */
async function publishEveryBlock(editor: Editor): Promise<void> {
  const { rows } = itemsOf();
  const filled: Record<string, object> = {
    Text: { text: 'A plain paragraph.' },
    RichText: { text: '<h2>A heading</h2><p>A paragraph with a <a href="/au/cover">link</a>.</p>' },
    FormattedText: { text: '<p>An introduction.</p>' },
    Media: {
      image: { imageId: 'static:harbour', alt: 'A harbour' },
      video: { videoId: '76979871', type: 'vimeo' },
      caption: 'A film',
    },
    Accordion: { items: rows([{ title: 'A question', text: '<p>An answer.</p>' }]) },
    ByNumbers: { items: rows([{ prefix: '$', number: '9', suffix: 'm', description: 'paid' }]) },
    Timeline: { events: rows([{ date: '1978', title: 'A beginning', text: '', image: { imageId: '' } }]) },
    ContentGrid: {
      cells: rows([{ image: { imageId: 'static:coast', alt: '' }, title: 'A cell', text: 'A line', link: to('Read') }]),
    },
    UsefulLinks: { links: rows([{ link: to('A link'), text: 'What it is' }]) },
    ContactList: {
      contacts: rows([
        {
          key: 'r1',
          name: 'Anna',
          role: 'Claims',
          phone: '+61 3 5555 0101',
          email: 'a@b.example',
          image: { imageId: '' },
        },
      ]),
    },
    JobListings: { jobs: rows([{ title: 'Adviser', place: 'Perth', kind: 'Full time', link: to('Read more') }]) },
    HorizontalFoldout: {
      panels: rows(
        ['Coast', 'Harbour'].map((title) => ({
          title,
          text: '<p>Words.</p>',
          image: { imageId: `static:${title.toLowerCase()}`, alt: '' },
        })),
      ),
    },
    VideoCarousel: {
      videos: rows([
        {
          key: 'r1',
          title: 'A film',
          image: { imageId: 'static:city', alt: '' },
          video: { videoId: '1', type: 'youtube' },
        },
      ]),
    },
    SvgAnimations: { title: 'It moves' },
    SplitContent: { left: [newItem(blocks[0]!, 's1')], right: [newItem(blocks[0]!, 's2')] },
  };
  const contents = blocks.map((block, index) => ({ ...newItem(block, `k${index}`), ...filled[block.componentType] }));
  const region = await regionOf(editor, 'au');
  for (const [slug, theme] of [
    ['au/everything', 'standard'],
    ['au/everything-dark', 'darkSlate'],
  ]) {
    const saved = await editor.post('/api/page/save', {
      page: {
        domainId: editor.domainId,
        slug,
        theme,
        template: 'primary',
        region,
        header: { label: 'Blocks', title: 'Everything', image: { imageId: 'static:banksia', alt: 'A banksia' } },
        contents,
      },
    });
    if (saved.status !== 200) throw new Error(saved.text);
    const published = await editor.post('/api/page/publishPage', { page: saved.json.page ?? saved.json });
    if (published.status !== 200) throw new Error(published.text);
  }
}

const to = (text: string) => ({ type: 'page', href: '/au/cover', text });

async function regionOf(editor: Editor, prefix: string) {
  const all = (await editor.get('/api/regions/loadRegions')).json as {
    _id: string;
    name: string;
    slugPrefix: string;
  }[];
  const { _id, name, slugPrefix } = all.find((region) => region.slugPrefix === prefix)!;
  return { _id, name, slugPrefix };
}
