import type { Locator, Page } from 'playwright-core';
import { type Editing, type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

const SCREEN = { width: 1440, height: 1000 };
const DAY = 24 * 60 * 60 * 1000;

let editing: EditingSite;
let page: Page;
let context: Editing['context'];

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
});
afterAll(() => editing?.stop());

const open = async (slug: string) => void ({ page, context } = await editing.edit(slug, SCREEN));
afterEach(() => context?.close());
const choose = (name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const rows = (within: Locator) => within.locator('tbody tr');
const headers = (within: Locator) => within.getByRole('columnheader').allInnerTexts();
const sizeOf = async (element: Locator) => {
  const { width, height } = (await element.boundingBox())!;
  return { width: Math.round(width), height: Math.round(height) };
};

test('a signed-out user sees two menu items, and resets a password in a panel of 450 px', async () => {
  context = await editing.browser.newContext({ viewport: SCREEN });
  page = await context.newPage();
  await page.goto(`${editing.site.bff.url}/nothing`);
  const menu = page.getByRole('region', { name: 'Editor menu' });
  await menu.getByRole('button', { name: 'Login' }).waitFor();
  await eventually(() => menu.getByRole('button').allInnerTexts(), ['Collapse menu', 'Login']);
  await choose('Collapse menu');
  await eventually(() => menu.getByRole('button').allInnerTexts(), ['Expand menu']);
  await choose('Expand menu');
  await choose('Login');
  await dialog('Welcome').getByRole('button', { name: 'Forgot Password?' }).click();
  const panel = dialog('Forgot Password?');
  await panel.getByRole('heading', { name: 'Forgot Password?' }).waitFor();
  expect(await sizeOf(panel)).toEqual({ width: 450, height: SCREEN.height });
  await panel.getByLabel('Email').fill('nobody@example.org');
  await choose('Reset Password');
  await panel.getByText('Check your mail').waitFor();
  await panel.getByRole('button', { name: 'try another email address' }).click();
  expect(await panel.getByLabel('Email').inputValue()).toBe('nobody@example.org');
});

test('the menu is on the left, and an empty list of blocks is at least 200 px high', async () => {
  await open('empty');
  expect((await page.locator('.ed-menu').boundingBox())!.x).toBeLessThan(20);
  // Folded, so that the page has its full size.
  await page.getByRole('button', { name: 'Collapse the sidebar' }).click();
  const list = page.getByRole('button', { name: 'Add the first block' });
  expect((await sizeOf(list)).height).toBeGreaterThanOrEqual(200);
});

test('a component can be previewed from the sidebar', async () => {
  await open('start');
  await page.locator('#main').getByText('Text two').click();
  await page.locator('.ed-sidebar').getByRole('button', { name: 'Preview' }).click();
  const preview = dialog('Preview');
  await preview.getByText('Text two').waitFor();
  expect(await preview.locator('[contenteditable], [data-ed-text]').count()).toBe(0);
  await preview.getByRole('button', { name: 'Close the preview' }).click();
  await eventually(() => preview.count(), 0);
});

test('the modal is 80% wide, and its inner part at most 900 px wide and 80vh high', async () => {
  await open('start');
  await choose('Open page settings');
  expect((await sizeOf(dialog('Page settings'))).width).toBe(0.8 * SCREEN.width);
  expect(await sizeOf(dialog('Page settings').locator('.ed-dialog-body'))).toEqual({
    width: 900,
    height: 0.8 * SCREEN.height,
  });
});

test('banners are listed five at a time, and edited and deleted in dialogs of their sizes', async () => {
  await open('start');
  await choose('Open site settings');
  const settings = dialog('Welcome to your dashboard root');
  await settings.getByRole('tab', { name: 'Page Banners' }).click();
  await eventually(() => rows(settings).count(), 5);
  expect(await headers(settings)).toEqual(['Name', 'Actions']);
  await settings.getByLabel('Per page').selectOption('10');
  await eventually(() => rows(settings).count(), 6);

  await settings.getByRole('button', { name: 'Edit Banner 6' }).click();
  const edit = dialog('Edit banner');
  expect(await sizeOf(edit)).toEqual({ width: 800, height: 465 });
  expect(await edit.getByLabel('Name', { exact: true }).getAttribute('placeholder')).toBe('Enter Header');
  await edit.getByRole('textbox', { name: 'Content' }).fill('');
  await edit.locator('[data-placeholder="Enter Content"]').waitFor();
  await edit.getByRole('button', { name: 'Close', exact: true }).click();
  await eventually(() => edit.count(), 0);

  await settings.getByRole('button', { name: 'Remove Banner 6' }).click();
  const remove = dialog('Warning, You are about to delete a banner!');
  expect(await sizeOf(remove)).toEqual({ width: 800, height: 300 });
  const className = await remove.getByRole('button', { name: 'Delete' }).getAttribute('class');
  expect(className).toContain('danger');
  await remove.getByRole('button', { name: 'Cancel' }).click();
  await eventually(() => remove.count(), 0);
  expect(await rows(settings).count()).toBe(6);
});

test('regions are listed five at a time', async () => {
  await open('start');
  await choose('Open site settings');
  const settings = dialog('Welcome to your dashboard root');
  await settings.getByRole('tab', { name: 'Regions' }).click();
  await eventually(() => rows(settings).count(), 5);
  await settings.getByRole('button', { name: 'Next page' }).click();
  await eventually(() => rows(settings).count(), 1);
});

test('a sub nav can be deleted only while no page uses it', async () => {
  await open('start');
  await choose('Open page settings');
  const remove = (name: string) => dialog('Page settings').getByRole('button', { name: `Delete ${name}` });
  await remove('Used').waitFor();
  expect([await remove('Used').isDisabled(), await remove('Unused').isDisabled()]).toEqual([true, false]);
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

describe('the dashboard', () => {
  const dashboard = () => dialog('Welcome to your dashboard root');
  const filters = () => dashboard().getByRole('complementary', { name: 'Filters' });
  beforeEach(async () => {
    await open('start');
    await choose('Open dashboard');
    await dashboard().getByRole('tab', { name: 'Sitemap' }).click();
    await dashboard()
      .getByText(/of 30$/)
      .waitFor();
  });

  test('covers the screen, shows missing values, and is closed by Close', async () => {
    expect(await sizeOf(dashboard())).toEqual(SCREEN);
    expect(await headers(dashboard())).toEqual([
      'Slug',
      'Page Type',
      'Last Modified',
      'Last Published',
      'Currently Published',
      'Publishable By You',
      'Change Frequency',
      'Priority',
    ]);
    const cells = await rows(dashboard()).filter({ hasText: '/empty' }).getByRole('cell').allInnerTexts();
    expect([cells[3], cells[6], cells[7]]).toEqual(['Not set', 'Not set', 'Not set']);
    await dashboard().getByRole('button', { name: 'Show Filters' }).click();
    const box = (await filters().boundingBox())!;
    expect(box.x + box.width).toBeGreaterThan(SCREEN.width - 60);
    await dashboard().getByRole('button', { name: 'Hide Filters' }).click();
    expect(await filters().count()).toBe(0);
    await dashboard().getByRole('button', { name: 'Close' }).click();
    await eventually(() => dashboard().count(), 0);
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
    await dashboard().getByRole('button', { name: 'Show Filters' }).click();
    const input = filters().getByLabel(label);
    const isSelect = await input.evaluate((element) => element.tagName === 'SELECT');
    await (isSelect ? input.selectOption(value) : input.fill(value));
    await dashboard().getByText(total).waitFor();
  });
});
