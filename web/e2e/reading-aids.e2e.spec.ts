import { eventually } from './eventually.ts';
import { openPage } from './open-page.ts';
import { type VisitedSite, startVisited } from './visitor/visited-site.ts';

const paragraphs = '<p>Some lines of text that fill the page.</p>'.repeat(30);
const headings = ['Who decides', 'How long it takes', 'How long it takes'];
const text = headings.map((heading) => `<h2>${heading}</h2>${paragraphs}`).join('');
const path = '/au/news/long-read';

let site: VisitedSite;

beforeAll(async () => {
  site = await startVisited();
  const article = { template: 'article', pageType: 'news' };
  const header = { title: 'A long read', date: '2026-10-30' };
  const articleContents = [{ componentType: 'RichText', key: 'r1', text }];
  await site.publish({ ...article, slug: path.slice(1), header, author: 'Helen Marsh', articleContents });
});
afterAll(() => site?.stop());

const headingInView = (id: string) => {
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < innerHeight / 2;
};

test.each([
  [1280, true],
  [390, true],
  [1280, false],
  [390, false],
])('the table of contents leads to each heading, %i pixels wide, scripts: %p', async (width, javaScriptEnabled) => {
  const page = await site.visitor({ viewport: { width, height: 800 }, javaScriptEnabled, reducedMotion: 'reduce' });
  await page.goto(site.url + path, { waitUntil: 'load' });
  if (width < 1280) await page.getByText('On this page').filter({ visible: true }).click();
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await eventually(() => links.allInnerTexts(), headings);
  await links.last().click();
  await page.waitForURL('**#how-long-it-takes-2');
  await eventually(() => page.evaluate(headingInView, 'how-long-it-takes-2'), true);
  await page.context().close();
});

test('ids of headings are not stored', async () => {
  const { get, domainId } = site.editor;
  const { json } = await get(`/api/page/load?slug=${path.slice(1)}&domainId=${domainId}`);
  expect(json.articleContents[0].text).toBe(text);
});

test('an article names its author and is shared without a request to another origin', async () => {
  const page = await site.visitor({ permissions: ['clipboard-read', 'clipboard-write'] });
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await openPage(page, site.url + path);
  await page.getByText('By Helen Marsh').waitFor();
  const share = page.getByRole('group', { name: 'Share' });
  const mail = await share.getByRole('link', { name: 'Send by email' }).getAttribute('href');
  const address = (await page.locator('link[rel=canonical]').getAttribute('href'))!;
  expect(decodeURIComponent(mail!)).toBe(`mailto:?subject=A long read&body=${address}`);
  await share.getByRole('button', { name: 'Copy link' }).click();
  await share.getByText('The link has been copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  expect([...origins]).toEqual([new URL(site.url).origin]);
  await page.context().close();
});

test('a short article has no table of contents', async () => {
  const page = await site.visitor();
  await openPage(page, `${site.url}/au/case-study/redgum-constructions`);
  expect(await page.locator('[data-part=table-of-contents]').count()).toBe(0);
  await page.context().close();
});

test('previous and next lead through the articles of a type, newest first', async () => {
  const page = await site.visitor();
  await openPage(page, `${site.url}/au/news`);
  const inOrder = await page
    .locator('main h2 a, main h3 a')
    .evaluateAll((links) => links.map((link) => link.textContent));
  await openPage(page, site.url + path);
  const neighbours = page.getByRole('navigation', { name: 'More articles' });
  const titles = await neighbours.locator('strong').allInnerTexts();
  const here = inOrder.indexOf('A long read');
  expect(titles).toEqual([inOrder[here - 1], inOrder[here + 1]].filter(Boolean));
  await neighbours.getByRole('link').last().click();
  await page.getByRole('heading', { level: 1, name: titles.at(-1)! }).waitFor();
  await page.context().close();
});
