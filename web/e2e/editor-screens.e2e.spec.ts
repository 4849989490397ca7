import type { Locator, Page } from 'playwright-core';
import { browserCookie } from './browser-cookie.ts';
import { type EditingSite, editPage, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';
import { openScreen } from './open-screen.ts';

const SCREEN = { width: 1440, height: 1000 };
const DAY = 24 * 60 * 60 * 1000;

let editing: EditingSite;
let page: Page;
/** The queries for rows of the sitemap, in the order of their requests. */
const queries: URLSearchParams[] = [];
const lastQuery = (name: string) => queries.at(-1)?.get(name);

beforeAll(async () => {
  editing = await startEditing();
  const { domainId } = await editing.makePage('start');
  for (const n of [1, 2, 3, 4, 5, 6]) {
    await editing.call('/pageBanners/addNew', { domainId, name: `Banner ${n}`, content: '<p>Words</p>' });
    await editing.call('/regions/createRegion', { region: { domainId, name: `Region ${n}`, slugPrefix: `r${n}` } });
  }
  const used = await editing.call('/subNav/add', { domainId, name: 'Used', region: '' });
  await editing.call('/subNav/add', { domainId, name: 'Unused', region: '' });
  await editing.makePage('with-sub-nav', { miniNavId: used._id });
  const article = { template: 'article', contents: [] };
  for (let n = 1; n <= 25; n++)
    await editing.makePage(`story-${n}`, { ...article, pageType: 'news', header: { title: `Story ${n}` } });
  await editing.makePage('essay', {
    ...article,
    pageType: 'feature',
    header: { title: 'An essay' },
    frequency: 'daily',
    priority: 0.9,
  });
  await editing.makePage('empty', { contents: [] });
  const link = { type: 'page', href: '/start', text: 'Read on' };
  await editing.makePage('with-link', { contents: [{ componentType: 'CtaButton', key: 'k1', link }] });
  const context = await editing.browser.newContext({ viewport: SCREEN, timezoneId: 'Australia/Sydney' });
  await context.addCookies([browserCookie((await editing.site.signIn()).cookie, editing.site.bff.url)]);
  page = await context.newPage();
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/sitemap/filter') queries.push(searchParams);
  });
  await open('start');
});
afterAll(() => editing?.stop());

async function open(slug: string): Promise<void> {
  await page.goto(`${editing.site.bff.url}/${slug}`);
  await editPage(page);
}
const choose = (name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const workspace = () => dialog('Welcome to your dashboard root');
const rows = (within: Locator) => within.locator('tbody tr');
const headers = (within: Locator) => within.getByRole('columnheader').allInnerTexts();
const sizeOf = async (element: Locator) => {
  const { width, height } = (await element.boundingBox())!;
  return { width: Math.round(width), height: Math.round(height) };
};

test('a signed-out user sees two menu items, and resets a password in a panel of 450 px', async () => {
  const visit = await editing.visitor();
  await visit.setViewportSize(SCREEN);
  await visit.goto(`${editing.site.bff.url}/nothing`);
  const press = (name: string) => visit.getByRole('button', { name, exact: true }).click();
  const menu = visit.getByRole('region', { name: 'Editor menu' });
  await menu.getByRole('button', { name: 'Login' }).waitFor();
  await eventually(() => menu.getByRole('button').allInnerTexts(), ['Collapse menu', 'Login']);
  await press('Collapse menu');
  await eventually(() => menu.getByRole('button').allInnerTexts(), ['Expand menu']);
  await press('Expand menu');
  await press('Login');
  await visit.getByRole('button', { name: 'Forgot Password?' }).click();
  const panel = visit.getByRole('dialog', { name: 'Forgot Password?', exact: true });
  await panel.getByRole('heading', { name: 'Forgot Password?' }).waitFor();
  expect(await sizeOf(panel)).toEqual({ width: 450, height: SCREEN.height });
  await panel.getByLabel('Email').fill('nobody@example.org');
  await press('Reset Password');
  await panel.getByText('Check your mail').waitFor();
  await panel.getByRole('button', { name: 'try another email address' }).click();
  expect(await panel.getByLabel('Email').inputValue()).toBe('nobody@example.org');
  await visit.context().close();
});

test('a component can be previewed from the sidebar', async () => {
  await page.locator('#main').getByText('Text two').click();
  await page.locator('.ed-sidebar').getByRole('button', { name: 'Preview' }).click();
  const preview = dialog('Preview');
  await preview.getByText('Text two').waitFor();
  expect(await preview.locator('[contenteditable], [data-ed-text]').count()).toBe(0);
  await preview.getByRole('button', { name: 'Close the preview' }).click();
  await eventually(() => preview.count(), 0);
});

test('the modal is 80% wide, and its inner part at most 900 px wide and 80vh high', async () => {
  await choose('Open page settings');
  const settings = dialog('Page settings');
  expect((await sizeOf(settings)).width).toBe(0.8 * SCREEN.width);
  expect(await sizeOf(settings.locator('.ed-dialog-body'))).toEqual({ width: 900, height: 0.8 * SCREEN.height });
  // A sub nav can be deleted only while no page uses it.
  const remove = (name: string) => settings.getByRole('button', { name: `Delete ${name}` });
  await remove('Used').waitFor();
  expect([await remove('Used').isDisabled(), await remove('Unused').isDisabled()]).toEqual([true, false]);
  await settings.getByRole('button', { name: 'Close', exact: true }).click();
  await settings.waitFor({ state: 'detached' });
});

describe('the settings of the site', () => {
  test('the focus returns to a dialog whose button opened another one without taking the focus', async () => {
    await openScreen(page, 'Redirects');
    // WebKit does not focus a button that is pressed with the mouse.
    await workspace()
      .getByRole('button', { name: 'Add redirect' })
      .evaluate((button: HTMLElement) => {
        (document.activeElement as HTMLElement).blur();
        button.click();
      });
    const nested = workspace().getByRole('dialog');
    await nested.waitFor();
    await page.keyboard.press('Escape');
    await nested.waitFor({ state: 'detached' });
    await eventually(() => workspace().evaluate((one) => one.contains(document.activeElement)), true);
  });

  test('regions are listed five at a time, and a saved slug prefix is read-only', async () => {
    await openScreen(page, 'Regions');
    await eventually(() => rows(workspace()).count(), 5);
    await workspace().getByRole('button', { name: 'Next page' }).click();
    await eventually(() => rows(workspace()).count(), 1);
    await workspace().getByRole('button', { name: 'Add region' }).click();
    await workspace().getByLabel('Name').fill('Region 7');
    await workspace().getByRole('button', { name: 'Save' }).click();
    const prefix = workspace().getByLabel('Slug prefix');
    await page.locator('.ed-toast', { hasText: 'Region added' }).waitFor();
    expect(await prefix.isEditable()).toBe(true);
    await prefix.fill('ra');
    await workspace().getByRole('button', { name: 'Save' }).click();
    await eventually(() => prefix.isEditable(), false);
  });

  test('the flag of a region is suggested by its code, shown, and named when the site does not have it', async () => {
    const flag = workspace().getByLabel('Flag', { exact: true });
    await workspace().getByLabel('Code').fill('en-AU');
    await workspace().getByRole('button', { name: 'Use the flag “au”' }).click();
    expect(await flag.inputValue()).toBe('au');
    await workspace().getByRole('img', { name: 'The flag au' }).waitFor();
    await flag.fill('atlantis');
    await workspace().getByRole('alert').getByText('This website has no flag “atlantis”').waitFor();
    await flag.fill('the flag');
    await workspace().getByRole('alert').getByText('letters, digits and hyphens only').waitFor();
    await flag.fill('nz');
    await workspace().getByRole('button', { name: 'Save' }).click();
    const regions = (): Promise<{ name: string; flag?: string }[]> => editing.call('/regions/loadRegions');
    await eventually(async () => (await regions()).find(({ name }) => name === 'Region 7')?.flag, 'nz');
  });

  test('banners are listed five at a time, and edited and deleted in dialogs of their sizes', async () => {
    await openScreen(page, 'Page Banners');
    await eventually(() => rows(workspace()).count(), 5);
    expect(await headers(workspace())).toEqual(['Name', 'Actions']);
    await workspace().getByLabel('Per page').selectOption('10');
    await eventually(() => rows(workspace()).count(), 6);

    await workspace().getByRole('button', { name: 'Edit Banner 6' }).click();
    const edit = dialog('Edit banner');
    expect(await sizeOf(edit)).toEqual({ width: 800, height: 465 });
    const name = edit.getByLabel('Name', { exact: true });
    expect(await name.getAttribute('placeholder')).toBe('Enter Header');
    await name.fill(' ');
    await edit.getByText('A banner needs a name.').waitFor();
    expect(await edit.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await name.fill('Banner 6');
    await edit.getByRole('textbox', { name: 'Content' }).fill('');
    await edit.locator('[data-placeholder="Enter Content"]').waitFor();
    await edit.getByRole('button', { name: 'Save' }).click();
    await eventually(() => edit.count(), 0);

    await workspace().getByRole('button', { name: 'Remove Banner 6' }).click();
    const remove = dialog('Warning, You are about to delete a banner!');
    expect(await sizeOf(remove)).toEqual({ width: 800, height: 300 });
    const className = await remove.getByRole('button', { name: 'Delete' }).getAttribute('class');
    expect(className).toContain('danger');
    await remove.getByRole('button', { name: 'Cancel' }).click();
    await eventually(() => remove.count(), 0);
    expect(await rows(workspace()).count()).toBe(6);
  });
});

describe('the dashboard', () => {
  const filters = () => workspace().getByRole('complementary', { name: 'Filters' });
  const field = (label: string) => filters().getByLabel(label);
  beforeAll(() => openScreen(page, 'Sitemap'));

  test('covers the screen, loads ten rows at first, and shows missing values', async () => {
    await workspace()
      .getByText(/of 30$/)
      .waitFor();
    expect(lastQuery('size')).toBe('10');
    expect(await sizeOf(workspace())).toEqual(SCREEN);
    expect(await headers(workspace())).toEqual([
      'Slug',
      'Page Type',
      'Last Modified',
      'Last Published',
      'Currently Published',
      'Publishable By You',
      'Change Frequency',
      'Priority',
    ]);
    const cells = await rows(workspace()).filter({ hasText: '/empty' }).getByRole('cell').allInnerTexts();
    expect([cells[3], cells[5], cells[6], cells[7]]).toEqual(['Not set', 'Yes', 'Not set', 'Not set']);
  });

  test('its filters can be shown and hidden, and the priority is a number from 0 to 1 in steps of 0.1', async () => {
    expect(await filters().count()).toBe(0);
    await workspace().getByRole('button', { name: 'Show Filters' }).click();
    const box = (await filters().boundingBox())!;
    expect(box.x + box.width).toBeGreaterThan(SCREEN.width - 60);
    const limits = await field('Priority').evaluate((input: HTMLInputElement) => [
      input.type,
      input.min,
      input.max,
      input.step,
    ]);
    expect(limits).toEqual(['number', '0', '1', '0.1']);
    await workspace().getByRole('button', { name: 'Hide Filters' }).click();
    expect(await filters().count()).toBe(0);
    await workspace().getByRole('button', { name: 'Show Filters' }).click();
  });

  test('a date is local to the editor, and dates in the wrong order are refused without a request', async () => {
    await field('Last modified from').fill('2026-11-23');
    await field('Last modified to').fill('2026-11-23');
    await eventually(() => Promise.resolve(lastQuery('lastModTo')), '2026-11-23T12:59:59.999Z');
    expect(lastQuery('lastModFrom')).toBe('2026-11-22T13:00:00.000Z');
    await field('Last modified to').fill('2026-11-22');
    const refusal = 'The last-modified-from date cannot be after the to date.';
    await workspace().getByRole('alert').getByText(refusal).waitFor();
    await field('Last modified from').fill('2026-11-22');
    await eventually(() => Promise.resolve(lastQuery('lastModTo')), '2026-11-22T12:59:59.999Z');
    expect(lastQuery('lastModFrom')).toBe('2026-11-21T13:00:00.000Z');
    const contradictory = queries.filter(
      (query) => query.get('lastModTo') && query.get('lastModFrom')! > query.get('lastModTo')!,
    );
    expect(contradictory).toEqual([]);
    expect(await workspace().getByRole('alert').count()).toBe(0);
    for (const end of ['from', 'to']) await field(`Last modified ${end}`).fill('');
    await workspace()
      .getByText(/of 30$/)
      .waitFor();
  });

  const today = Date.now();
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  test.each([
    ['Slug', 'story-25', '1 - 1 of 1'],
    ['Page Type', 'feature', '1 - 1 of 1'],
    ['Change Frequency', 'daily', '1 - 1 of 1'],
    ['Priority', '0.9', '1 - 1 of 1'],
    ['Last modified from', day(today + 2 * DAY), '0 - 0 of 0'],
    ['Last modified to', day(today - 2 * DAY), '0 - 0 of 0'],
    ['Publishable By You', 'false', '0 - 0 of 0'],
  ])('can be filtered by %s', async (label, value, total) => {
    const isSelect = await field(label).evaluate((element) => element.tagName === 'SELECT');
    const set = (to: string) => (isSelect ? field(label).selectOption(to) : field(label).fill(to));
    await set(value);
    await workspace().getByText(total).waitFor();
    await set('');
    await workspace()
      .getByText(/of 30$/)
      .waitFor();
  });

  test('is closed by Close', async () => {
    await workspace().getByRole('button', { name: 'Close' }).click();
    await eventually(() => workspace().count(), 0);
  });
});

test('an article is found by its title and type, 24 at a time', async () => {
  await open('with-link');
  await page.locator('[data-block=CtaButton] a').click();
  await page.locator('.ed-sidebar').getByRole('button', { name: 'Choose an article' }).click();
  const selector = dialog('Choose an article');
  const found = selector.locator('.ed-rows li');
  await selector.getByText('1 - 24 of 26').waitFor();
  expect(await found.count()).toBe(24);
  await selector.getByLabel('Feature').check();
  await eventually(() => found.allInnerTexts(), ['An essay /feature/essay\nFeature']);
  await selector.getByLabel('Feature').uncheck();
  await selector.getByRole('searchbox', { name: 'Title' }).fill('story 25');
  await eventually(() => found.allInnerTexts(), ['Story 25 /news/story-25\nNews']);
  await found.getByRole('button').click();
  await eventually(async () => (await editing.stored('with-link')).contents[0].link.href, '/news/story-25');
});

test('the menu is on the left, and an empty list of blocks is at least 200 px high', async () => {
  await open('empty');
  expect((await page.locator('.ed-menu').boundingBox())!.x).toBeLessThan(20);
  // The page has its full size while the sidebar is folded.
  await choose('Collapse the sidebar');
  const list = page.getByRole('button', { name: 'Add the first block' });
  expect((await sizeOf(list)).height).toBeGreaterThanOrEqual(200);
});
