import type { Page } from 'playwright-core';
import { browserCookie } from './browser-cookie.ts';
import { type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';
import { openScreen } from './open-screen.ts';

let editing: EditingSite;
let page: Page;
/** The queries for rows, in the order of their requests. */
const queries: URLSearchParams[] = [];
const lastQuery = (name: string) => queries.at(-1)?.get(name);

const dashboard = () => page.getByRole('dialog', { name: /^Welcome to your dashboard/ });
const field = (label: string) => dashboard().getByLabel(label);

beforeAll(async () => {
  editing = await startEditing();
  await editing.makePage('home');
  const context = await editing.browser.newContext({ timezoneId: 'Australia/Sydney' });
  await context.addCookies([browserCookie((await editing.site.signIn()).cookie, editing.site.bff.url)]);
  page = await context.newPage();
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/sitemap/filter') queries.push(searchParams);
  });
  await page.goto(`${editing.site.bff.url}/home`);
  await openScreen(page, 'Sitemap');
  await dashboard().getByRole('cell', { name: '/home' }).waitFor();
});
afterAll(() => editing?.stop());

test('ten rows are loaded at first, and each says whether the user may publish the page', async () => {
  expect(lastQuery('size')).toBe('10');
  const column = (await dashboard().getByRole('columnheader').allTextContents()).indexOf('Publishable By You');
  const row = dashboard().getByRole('row').filter({ hasText: '/home' });
  await eventually(() => row.getByRole('cell').nth(column).textContent(), 'Yes');
});

test('the filters can be shown and hidden, and the priority is a number from 0 to 1 in steps of 0.1', async () => {
  expect(await field('Priority').count()).toBe(0);
  await dashboard().getByRole('button', { name: 'Show Filters' }).click();
  const limits = await field('Priority').evaluate((input: HTMLInputElement) => [
    input.type,
    input.min,
    input.max,
    input.step,
  ]);
  expect(limits).toEqual(['number', '0', '1', '0.1']);
  await dashboard().getByRole('button', { name: 'Hide Filters' }).click();
  expect(await field('Priority').count()).toBe(0);
  await dashboard().getByRole('button', { name: 'Show Filters' }).click();
});

test('a date is local to the editor, and dates in the wrong order are refused without a request', async () => {
  await field('Last modified from').fill('2026-11-23');
  await field('Last modified to').fill('2026-11-23');
  await eventually(() => Promise.resolve(lastQuery('lastModTo')), '2026-11-23T12:59:59.999Z');
  expect(lastQuery('lastModFrom')).toBe('2026-11-22T13:00:00.000Z');
  await field('Last modified to').fill('2026-11-22');
  await dashboard().getByRole('alert').getByText('The last-modified-from date cannot be after the to date.').waitFor();
  await field('Last modified from').fill('2026-11-22');
  await eventually(() => Promise.resolve(lastQuery('lastModTo')), '2026-11-22T12:59:59.999Z');
  expect(lastQuery('lastModFrom')).toBe('2026-11-21T13:00:00.000Z');
  const contradictory = queries.filter(
    (query) => query.get('lastModTo') && query.get('lastModFrom')! > query.get('lastModTo')!,
  );
  expect(contradictory).toEqual([]);
  expect(await dashboard().getByRole('alert').count()).toBe(0);
});
