import type { Page } from 'playwright-core';
import { type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';
import { openScreen } from './open-screen.ts';

const PATH = '**/api/sitemap/calendar*';
let editing: EditingSite;
let page: Page;
const dashboard = () => page.getByRole('dialog', { name: /^Welcome to your dashboard/ });
const table = () => dashboard().getByRole('table');
const status = () => dashboard().getByRole('status').innerText();
const items = () => table().getByRole('listitem').allInnerTexts();
const heading = () => dashboard().getByRole('heading', { level: 3 }).last().innerText();

beforeAll(async () => {
  editing = await startEditing();
  const news = { pageType: 'news', template: 'article' };
  const event = { pageType: 'event', template: 'event' };
  await editing.makePage('start');
  await editing.makePage('fair', { ...event, header: { title: 'Fair', date: '2027-03-30', endDate: '2027-04-02' } });
  for (const title of ['First', 'Second', 'Third', 'Fourth'])
    await editing.makePage(title.toLowerCase(), { ...news, header: { title, date: '2027-04-01' } });
  const about = await editing.makePage('about', { header: { title: 'About us' } });
  await editing.call('/page/publishPage', { page: about });
  ({ page } = await editing.edit('start'));
  await page.clock.setFixedTime('2027-03-15T12:00:00Z');
});
afterAll(() => editing?.stop());
beforeEach(async () => {
  await openScreen(page, 'Calendar');
});
afterEach(async () => {
  await page.keyboard.press('Escape');
  await dashboard().waitFor({ state: 'detached' });
});

test('a month is a table of days, and the keyboard turns months and goes to a page', async () => {
  await eventually(items, ['Fair\nEvent starts · Draft']);
  expect(await table().getByRole('columnheader').first().getAttribute('abbr')).toBe('Monday');
  expect(await table().locator('[aria-current=date] time').getAttribute('datetime')).toBe('2027-03-15');
  await dashboard().getByRole('button', { name: 'Next month' }).focus();
  await page.keyboard.press('Enter');
  await eventually(status, '5 entries in April 2027.');
  expect(await heading()).toBe('April 2027');
  expect(await items()).toHaveLength(4);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await eventually(heading, 'March 2027');
  await eventually(items, ['Fair\nEvent starts · Draft']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/event\/fair$/);
  await dashboard().waitFor({ state: 'detached' });
});

test('a day with more pages than fit shows all of them in a dialog', async () => {
  await dashboard().getByRole('button', { name: 'Next month' }).click();
  const day = 'Thursday 1 April 2027';
  await dashboard()
    .getByRole('button', { name: `1 more on ${day}` })
    .click();
  const dialog = page.getByRole('dialog', { name: day });
  await eventually(() => dialog.getByRole('link').allInnerTexts(), ['First', 'Fourth', 'Second', 'Third']);
  await dialog.getByRole('link', { name: 'Fourth' }).click();
  await page.waitForURL(/\/news\/fourth$/);
});

test('what went live is in its month, and a month without entries says so', async () => {
  await dashboard().getByLabel('Kind').selectOption('Went live');
  await eventually(status, 'Nothing in March 2027 matches these filters.');
  await dashboard().getByLabel('Kind').selectOption('Any kind');
  await eventually(status, '1 entry in March 2027.');
  await dashboard().getByRole('button', { name: 'Previous month' }).click();
  await eventually(status, 'Nothing went live in February 2027, and no article or event is dated then.');
  const { lastPublished } = await editing.stored('about');
  await page.clock.setFixedTime(lastPublished);
  await dashboard().getByRole('button', { name: 'Today' }).click();
  await eventually(items, ['About us\nWent live']);
  await page.clock.setFixedTime('2027-03-15T12:00:00Z');
});

test('after a failure the calendar says so and can be loaded again', async () => {
  await eventually(status, '1 entry in March 2027.');
  await page.route(PATH, (route) => route.abort());
  await dashboard().getByRole('button', { name: 'Next month' }).click();
  await dashboard().getByRole('alert').getByText('The calendar could not be loaded.').waitFor();
  expect(await items()).toEqual([]);
  await page.unroute(PATH);
  await dashboard().getByRole('button', { name: 'Try again' }).click();
  await eventually(status, '5 entries in April 2027.');
  expect(await dashboard().getByRole('alert').count()).toBe(0);
});

test('on a narrow screen the days with entries are a list', async () => {
  await page.setViewportSize({ width: 390, height: 800 });
  await eventually(items, ['Fair\nEvent starts · Draft']);
  expect(await dashboard().getByText('Tuesday 30 March 2027').isVisible()).toBe(true);
  expect(await dashboard().getByText('Monday 29 March 2027').isVisible()).toBe(false);
  await page.setViewportSize({ width: 1280, height: 800 });
});
