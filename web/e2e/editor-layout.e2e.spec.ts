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

test.each([1024, 1280, 1440, 1800])(
  'at %d px the tour leaves the status bar room for its other words',
  async (width) => {
    await editing.call('/user/savePreferences', { tourSeen: false });
    const { page, context } = await editing.edit('covered', { width, height: 800 });
    const bar = page.getByRole('group', { name: 'Editing', exact: true });
    await bar.getByRole('region', { name: 'First steps' }).waitFor();
    await page.locator('h1').click();
    await page.keyboard.type('New ');
    await bar.getByText(/^Saved/).waitFor();
    const words = await bar.locator('button:visible, [role=status]:visible, strong:visible').all();
    const boxes = await Promise.all(words.map(boxOf));
    const lines = await bar
      .getByRole('status')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetHeight));
    expect(Math.max(...lines)).toBeLessThan(30);
    expect(boxes.flatMap((box, at) => boxes.slice(at + 1).filter((other) => !areApart(box, other)))).toEqual([]);
    expect(boxes.filter(({ x, y, width: wide, height }) => x < 0 || x + wide > width || y + height > 800)).toEqual([]);
    await context.close();
  },
);

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
