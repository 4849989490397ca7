import type { Locator } from 'playwright-core';
import { type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
beforeAll(async () => {
  editing = await startEditing();
  await editing.makePage('covered');
}, 60_000);
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

describe.each([640, 768, 1024, 1280, 1440])('at %d px', (width) => {
  test('the menu covers no text, and the toolbar of a rich text covers no button that inserts a block', async () => {
    const { page, context } = await editing.edit('covered', { width, height: 800 });
    const menu = await boxOf(page.locator('.ed-menu'));
    const textLeft = async () => (await boxOf(page.locator('h1'))).x;
    expect(await textLeft()).toBeGreaterThanOrEqual(menu.x + menu.width);
    await page.getByText('Text two').click();
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
