import type { Page } from 'playwright-core';
import { type EditingSite, caretIn, editPage, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
beforeAll(async () => {
  editing = await startEditing();
  const text = (key: string) => ({
    componentType: 'RichText',
    key,
    text: `<p>Words of ${key}, and some more of them</p>`,
  });
  await editing.makePage('docked', {
    contents: [
      text('first'),
      { componentType: 'SplitContent', key: 's1', left: [text('left')], right: [text('right')] },
      text('last'),
    ],
  });
});
afterAll(() => editing?.stop());

const sidebar = (page: Page) => page.locator('aside[data-sidebar]');

/** Boxes of the header of the site, the texts and the sidebar. Empty fields are above the page. */
const boxes = (page: Page) =>
  page
    .locator('[data-part=header], #main h1, #main p:not([data-ed-absent]), aside[data-sidebar]')
    .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));

describe.each([1024, 1440, 1800])('at %d px', (width) => {
  test('selecting, pressing keys and opening toolbars moves neither the page nor the sidebar', async () => {
    const { page, context } = await editing.edit('docked', { width, height: 1200 });
    await page.evaluate(() => document.fonts.ready);
    const before = await boxes(page);
    for (const text of ['right', 'first', 'left', 'last'].map((key) => `Words of ${key}`)) {
      await page
        .locator('#main')
        .getByText(text)
        .click({ position: { x: 60, y: 12 } });
      await caretIn(page, text);
      await page.keyboard.press('End');
      await page.keyboard.type('!');
      await page.keyboard.press('Backspace');
      expect(await boxes(page)).toEqual(before);
    }
    await context.close();
  });
});

test('the page is as wide for its layout as the window, and its scale is shown', async () => {
  const { page, context } = await editing.edit('docked', { width: 1440, height: 900 });
  await page.getByText(/^1440 px at \d\d %$/).waitFor();
  const site = page.locator('#site');
  expect(await site.evaluate((one) => (one as HTMLElement).offsetWidth)).toBe(1440);
  const { x, width } = (await site.boundingBox())!;
  expect(x + width).toBeCloseTo((await sidebar(page).boundingBox())!.x, 0);
  await context.close();
});

test('the sidebar stays folded or open as it was left, whatever the width of the window', async () => {
  const { page, context } = await editing.edit('docked', { width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Collapse the sidebar' }).click();
  await eventually(async () => (await page.locator('#site').boundingBox())!.width, 1440);
  await page.locator('#main').getByText('Words of first').click();
  await page.getByRole('button', { name: 'Expand the sidebar' }).waitFor();
  await page.reload();
  await editPage(page);
  await page.getByRole('button', { name: 'Expand the sidebar' }).click();
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.getByRole('button', { name: 'Collapse the sidebar' }).waitFor();
  await context.close();
});

test('texts that are typed on the page are in a closed group of the sidebar', async () => {
  const { page, context } = await editing.edit('docked', { width: 1440, height: 900 });
  await page.locator('#main').getByText('Words of first').click();
  const group = sidebar(page).locator('details', { hasText: 'Texts on the page' });
  await group.waitFor();
  expect(await sidebar(page).getByRole('textbox').count()).toBe(0);
  await page.locator('h1').click();
  await sidebar(page).getByRole('heading', { name: 'Page header' }).waitFor();
  const title = sidebar(page).getByLabel('Title', { exact: true });
  await title.waitFor({ state: 'hidden' });
  await group.locator('summary').click();
  await title.fill('Another title');
  await page.locator('h1', { hasText: 'Another title' }).waitFor();
  await context.close();
});

test('with nothing selected the sidebar stays where it is', async () => {
  const { page, context } = await editing.edit('docked', { width: 1440, height: 900 });
  await page.getByRole('complementary', { name: 'Nothing selected' }).waitFor();
  await context.close();
});

test.each([390, 1280])(
  'a panel that was asked for stays when a keyboard takes height from the window: %d px',
  async (width) => {
    const { page, context } = await editing.edit('docked', { width: 1280, height: 900 });
    await page.getByRole('button', { name: 'Create new page' }).click();
    await page.setViewportSize({ width, height: 900 });
    await page.setViewportSize({ width, height: 500 });
    await page.getByLabel('Page Slug').fill('written-on-a-phone');
    await page.setViewportSize({ width, height: 900 });
    expect(await page.getByLabel('Page Slug').inputValue()).toBe('written-on-a-phone');
    expect(await sidebar(page).getAttribute('data-sidebar')).toBe('expanded');
    await context.close();
  },
);

test('on a narrow screen the sidebar is below what is selected', async () => {
  const { page, context } = await editing.edit('docked', { width: 640, height: 800 });
  const text = page.locator('#main').getByText('Words of right');
  await text.click();
  await page.locator('#ed-layer').getByRole('button', { name: 'Rich text', exact: true }).click();
  await sidebar(page).waitFor();
  await eventually(async () => {
    const [a, b] = [(await text.boundingBox())!, (await sidebar(page).boundingBox())!];
    return a.y + a.height <= b.y;
  }, true);
  await context.close();
});
