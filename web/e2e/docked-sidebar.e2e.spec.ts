import type { Page } from 'playwright-core';
import { isClosedByEscape } from './dialog-violations.ts';
import { type EditingSite, caretIn, editPage, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
let page: Page;
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
  ({ page } = await editing.edit('docked'));
});
afterAll(() => editing?.stop());

const sidebar = () => page.locator('aside[data-sidebar]');

/** Boxes of the header of the site, the texts and the sidebar. Empty fields are above the page. */
const boxes = () =>
  page
    .locator('[data-part=header], #main h1, #main p:not([data-ed-absent]), aside[data-sidebar]')
    .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));

/** Waits until the page has its place for the size of the window. */
async function settledBoxes(): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  let before: string[] = [];
  await eventually(async () => {
    const previous = before;
    before = await boxes();
    return before.join() === previous.join();
  }, true);
  return before;
}

test('with nothing selected the sidebar stays where it is', async () => {
  await page.getByRole('complementary', { name: 'Nothing selected' }).waitFor();
});

describe.each([1024, 1440, 1800])('at %d px', (width) => {
  test('selecting, pressing keys and opening toolbars moves neither the page nor the sidebar', async () => {
    await page.setViewportSize({ width, height: 1200 });
    const before = await settledBoxes();
    for (const text of ['right', 'first', 'left', 'last'].map((key) => `Words of ${key}`)) {
      await page
        .locator('#main')
        .getByText(text)
        .click({ position: { x: 60, y: 12 } });
      await caretIn(page, text);
      await page.keyboard.press('End');
      await page.keyboard.type('!');
      await page.keyboard.press('Backspace');
      expect(await boxes()).toEqual(before);
    }
  });
});

test('the page is as wide for its layout as the window, and its scale is shown', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByText(/^1440 px at \d\d %$/).waitFor();
  const site = page.locator('#site');
  expect(await site.evaluate((one) => (one as HTMLElement).offsetWidth)).toBe(1440);
  const { x, width } = (await site.boundingBox())!;
  expect(x + width).toBeCloseTo((await sidebar().boundingBox())!.x, 0);
});

test('texts that are typed on the page are in a closed group of the sidebar', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('#main').getByText('Words of first').click();
  const group = sidebar().locator('details', { hasText: 'Texts on the page' });
  await group.waitFor();
  expect(await sidebar().getByRole('textbox').count()).toBe(0);
  await page.locator('h1').click();
  await sidebar().getByRole('heading', { name: 'Page header' }).waitFor();
  const title = sidebar().getByLabel('Title', { exact: true });
  await title.waitFor({ state: 'hidden' });
  await group.locator('summary').click();
  await title.fill('Another title');
  await page.locator('h1', { hasText: 'Another title' }).waitFor();
});

test('on a narrow screen the sidebar is below what is selected', async () => {
  await isClosedByEscape(page);
  await page.setViewportSize({ width: 640, height: 800 });
  const text = page.locator('#main').getByText('Words of right');
  await text.click();
  await page.locator('#ed-layer').getByRole('button', { name: 'Rich text', exact: true }).click();
  await sidebar().waitFor();
  await eventually(async () => {
    const [a, b] = [(await text.boundingBox())!, (await sidebar().boundingBox())!];
    return a.y + a.height <= b.y;
  }, true);
});

test('the sidebar stays folded or open as it was left, whatever the width of the window', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Collapse the sidebar' }).click();
  await eventually(async () => (await page.locator('#site').boundingBox())!.width, 1440);
  await page.locator('#main').getByText('Words of first').click();
  await page.getByRole('button', { name: 'Expand the sidebar' }).waitFor();
  await page.reload();
  await editPage(page);
  await page.getByRole('button', { name: 'Expand the sidebar' }).click();
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.getByRole('button', { name: 'Collapse the sidebar' }).waitFor();
});

test('a panel that was asked for stays when a keyboard takes height from the window', async () => {
  const { page, context } = await editing.edit('docked', { width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Create new page' }).click();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.setViewportSize({ width, height: 500 });
    await page.getByLabel('Page Slug').fill(`written-at-${width}`);
    await page.setViewportSize({ width, height: 900 });
    expect(await page.getByLabel('Page Slug').inputValue()).toBe(`written-at-${width}`);
    expect(await page.locator('aside[data-sidebar]').getAttribute('data-sidebar')).toBe('expanded');
  }
  await context.close();
});
