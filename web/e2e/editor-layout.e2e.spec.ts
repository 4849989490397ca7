import type { Locator, Page } from 'playwright-core';
import { browserCookie } from './browser-cookie.ts';
import { type EditingSite, editPage, startEditing, viewPage } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
beforeAll(async () => {
  editing = await startEditing();
  await editing.makePage('covered');
});
afterAll(() => editing?.stop());

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
const boxOf = async (locator: Locator): Promise<Box> => (await locator.boundingBox())!;
const areApart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

test.each([1024, 1280, 1440, 1800])('at %d px the tour leaves the bar room for its other words', async (width) => {
  await editing.call('/user/savePreferences', { tourSeen: false });
  const { page, context } = await editing.edit('covered', { width, height: 800 });
  const bar = page.getByRole('group', { name: 'Editing', exact: true });
  await bar.getByRole('region', { name: 'First steps' }).waitFor();
  await page.locator('h1').click();
  await page.keyboard.type('New ');
  await bar.getByText(/^Saved/).waitFor();
  const words = await bar.locator('button:visible, [role=status]:visible, strong:visible').all();
  const boxes = await Promise.all(words.map(boxOf));
  const lines = await bar.getByRole('status').evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetHeight));
  expect(Math.max(...lines)).toBeLessThan(30);
  expect(boxes.flatMap((box, at) => boxes.slice(at + 1).filter((other) => !areApart(box, other)))).toEqual([]);
  expect(boxes.filter(({ x, y, width: wide, height }) => x < 0 || x + wide > width || y + height > 800)).toEqual([]);
  await context.close();
});

describe.each([640, 768, 1024, 1280, 1440])('at %d px', (width) => {
  test('the menu covers no text, and the toolbar of a rich text covers no button that inserts a block', async () => {
    const { page, context } = await editing.edit('covered', { width, height: 800 });
    const menu = await boxOf(page.locator('.ed-menu'));
    const textLeft = async () => (await boxOf(page.locator('h1'))).x;
    expect(await textLeft()).toBeGreaterThanOrEqual(menu.x + menu.width);
    await page.locator('#main').getByText('Text two').click();
    const toolbar = page.locator('.ed-frame-toolbar .ed-toolbar');
    await toolbar.waitFor();
    for (const name of ['Insert above', 'Insert below']) {
      const button = page.getByRole('button', { name, exact: true });
      await eventually(async () => [name, areApart(await boxOf(toolbar), await boxOf(button))], [name, true]);
    }
    expect(await textLeft()).toBeGreaterThanOrEqual(menu.x + menu.width);
    await context.close();
  });
});

describe.each([1024, 1280, 1440])('at %d px', (width) => {
  test('the header begins below the bar, with the size and the places that visitors see', async () => {
    const { page, context } = await editing.edit('covered', { width, height: 800 });
    const fold = page.getByRole('button', { name: 'Collapse the sidebar' });
    if (await fold.isVisible()) await fold.click();
    await editing.call('/page/publishPage', { page: await editing.stored('covered') });
    const visitor = await editing.browser.newPage({ viewport: { width, height: 800 } });
    await visitor.goto(page.url());
    const parts = ['header', 'home-link', 'main-nav'].map((part) => `[data-part=${part}]`);
    const placesOn = (of: Page, top: number) =>
      Promise.all(parts.map((part) => boxOf(of.locator(part)).then((box) => ({ ...box, y: box.y - top }))));
    const bar = await boxOf(page.getByRole('group', { name: 'Editing', exact: true }));
    const seenByVisitors = await placesOn(visitor, 0);
    await eventually(() => placesOn(page, bar.height), seenByVisitors);
    await Promise.all([visitor.close(), context.close()]);
  });

  test('the notice about cookies is below the bar', async () => {
    const { page, context } = await editing.edit('covered', { width, height: 800 });
    // The banner is hidden while texts are edited.
    await viewPage(page);
    await page.locator('[data-part=cookie-banner]').waitFor();
    const bar = await boxOf(page.getByRole('group', { name: 'Editing', exact: true }));
    const notice = await boxOf(page.locator('[data-part=cookie-banner]'));
    expect(notice.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    await context.close();
  });
});

test('the toolbar of a text is within the window of a tablet', async () => {
  const context = await editing.browser.newContext({
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
    isMobile: true,
  });
  await context.addCookies([browserCookie((await editing.site.signIn()).cookie, editing.site.bff.url)]);
  const page = await context.newPage();
  await page.goto(`${editing.site.bff.url}/covered`);
  await editPage(page);
  const text = page.locator('#main').getByText('Text two');
  await text.tap();
  await page.locator('.ed-bar').first().waitFor();
  await text.tap();
  const toolbar = page.locator('.ed-frame-toolbar .ed-toolbar[data-place]');
  await toolbar.waitFor();
  for (const button of [toolbar, toolbar.getByRole('button', { name: 'Redo' })]) {
    const { x, width } = await boxOf(button);
    expect(x >= 0 && x + width <= 1024).toBe(true);
  }
  await context.close();
});
