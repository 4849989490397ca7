import type { Locator, Page } from 'playwright-core';
import { type EditingSite, caretIn, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

const words = 'Several plain words are written here, and some more of them after that';

let editing: EditingSite;
beforeAll(async () => {
  editing = await startEditing();
  await editing.makePage('floating', {
    contents: [
      { componentType: 'RichText', key: 'r1', text: `<p>${words}</p>` },
      {
        componentType: 'SplitContent',
        key: 's1',
        left: [{ componentType: 'RichText', key: 'l1', text: '<p>In the left column</p>' }],
        right: [{ componentType: 'RichText', key: 'r2', text: '<p>In the right column</p>' }],
      },
    ],
  });
});
afterAll(() => editing?.stop());

const inPage = (page: Page, text: string) => page.locator('#main').getByText(text);
const sidebar = (page: Page) => page.locator('aside[data-sidebar]');
const boxOf = async (locator: Locator) => (await locator.boundingBox())!;
const areApart = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
};
/** Ignores empty fields, which are above the page. */
const boxes = (page: Page) =>
  page
    .locator('[data-part=header], #main h1, #main p:not([data-ed-absent])')
    .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
const dragBy = async (page: Page, handle: Locator, x: number) => {
  const { x: left, y, width, height } = await boxOf(handle);
  await page.mouse.move(left + Math.min(20, width / 2), y + height / 2);
  await page.mouse.down();
  await page.mouse.move(left + x, y + height / 2, { steps: 4 });
  await page.mouse.up();
};

test.each([1024, 1440])(
  'selecting a text moves nothing on the page, and opens the sidebar next to it: %d px',
  async (width) => {
    const { page, context } = await editing.edit('floating', { width, height: 800 });
    await page.evaluate(() => document.fonts.ready);
    const before = await boxes(page);
    await page.locator('h1').click();
    await sidebar(page).waitFor();
    expect(await boxes(page)).toEqual(before);
    expect(await areApart(sidebar(page), page.locator('header[data-part=header]'))).toBe(true);
    await context.close();
  },
);

test('the sidebar is on the side where it covers neither what is selected nor its buttons', async () => {
  const { page, context } = await editing.edit('floating', { width: 1280, height: 800 });
  for (const text of ['In the right column', 'In the left column']) {
    await inPage(page, text).click();
    await caretIn(page, text);
    await eventually(() => areApart(sidebar(page), inPage(page, text)), true);
    for (const name of ['Remove', 'Insert below', 'Bold'])
      await eventually(
        () => areApart(sidebar(page), page.locator('#ed-layer').getByRole('button', { name, exact: true }).last()),
        true,
      );
    await page.getByRole('button', { name: 'Close the sidebar' }).click();
  }
  await context.close();
});

test('the bar of a block covers no text and takes no click that began on the text', async () => {
  const { page, context } = await editing.edit('floating', { width: 1280, height: 800 });
  const text = 'In the right column';
  const bar = page.locator('#ed-layer').getByRole('toolbar', { name: 'Rich text', exact: true });
  const { x, y, width, height } = await boxOf(inPage(page, text));
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await bar.waitFor();
  await page.mouse.up();
  await caretIn(page, text);
  const words = await inPage(page, text).evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node.firstChild!);
    return range.getBoundingClientRect().toJSON() as { right: number; bottom: number };
  });
  await eventually(async () => {
    const box = await boxOf(bar);
    return box.x >= words.right || box.y >= words.bottom;
  }, true);
  await context.close();
});

test('the sidebar can be moved, resized and collapsed, and stays so after the page is opened again', async () => {
  const { page, context } = await editing.edit('floating', { width: 1440, height: 800 });
  await page.getByRole('button', { name: 'Contents', exact: true }).click();
  const first = await boxOf(sidebar(page));
  await page.getByRole('separator', { name: 'Width of the sidebar' }).focus();
  await page.keyboard.press('ArrowLeft');
  await eventually(async () => (await boxOf(sidebar(page))).width > first.width, true);
  await dragBy(page, page.getByRole('separator', { name: 'Width of the sidebar' }), -60);
  await eventually(async () => (await boxOf(sidebar(page))).width > first.width + 40, true);
  const { width } = await boxOf(sidebar(page));
  await dragBy(page, sidebar(page).locator('header'), -900);
  await page.getByRole('button', { name: 'Move the sidebar to the right' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Select component' }).click();
  await page.getByRole('button', { name: 'Contents', exact: true }).click();
  await page.getByRole('button', { name: 'Move the sidebar to the right' }).waitFor();
  expect((await boxOf(sidebar(page))).width).toBe(width);
  await page.getByRole('button', { name: 'Collapse the sidebar' }).click();
  await page.getByRole('button', { name: 'Page header' }).waitFor({ state: 'hidden' });
  await page.locator('h1').click();
  await page.getByRole('button', { name: 'Expand the sidebar' }).click();
  await sidebar(page).getByLabel('Title').waitFor();
  await context.close();
});

test('on a narrow screen the sidebar is below what is selected', async () => {
  const { page, context } = await editing.edit('floating', { width: 640, height: 800 });
  await inPage(page, 'In the right column').click();
  await page.locator('#ed-layer').getByRole('button', { name: 'Rich text', exact: true }).click();
  await sidebar(page).waitFor();
  await eventually(() => areApart(sidebar(page), inPage(page, 'In the right column')), true);
  await context.close();
});

test('neither a message nor the status bar covers the header, and the end of the page is above the status bar', async () => {
  const { page, context } = await editing.edit('floating', { width: 1024, height: 800 });
  await page.getByRole('button', { name: 'Save page' }).click();
  const message = page.getByText('Page Saved');
  await message.waitFor();
  expect(await areApart(message, page.locator('[data-part=header]'))).toBe(true);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const status = page.getByRole('group', { name: 'Editing' });
  await eventually(() => areApart(status, page.locator('[data-part=footer]')), true);
  await context.close();
});
