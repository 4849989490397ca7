import type { Page } from 'playwright-core';
import { type Editing, type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';
import { openScreen } from './open-screen.ts';

let editing: EditingSite;
let page: Page;
let context: Editing['context'];

beforeAll(async () => {
  editing = await startEditing();
  await editing.makePage('coast');
});
afterAll(() => editing?.stop());
beforeEach(async () => {
  ({ page, context } = await editing.edit('coast'));
});
afterEach(() => context.close());

async function openMedia(): Promise<void> {
  await openScreen(page, 'Media');
}

test('the focal point follows the pointer, with the numbers and the previews, and is stored', async () => {
  const { _id } = await editing.storePicture('coast.png', 1600, 800);
  await openMedia();
  await page.getByRole('button', { name: 'Focal point of coast.png' }).click();
  const dialog = page.getByRole('dialog', { name: 'Focal point of coast.png' });
  const picture = dialog.locator('img').first();
  const numbers = async () =>
    Promise.all(['left', 'top'].map((side) => dialog.getByLabel(`From the ${side} in %`).inputValue()));
  const square = dialog.getByRole('list', { name: 'Automatic crops' }).getByRole('listitem').nth(1).locator('img');
  const shownPart = () => square.evaluate((img) => getComputedStyle(img).objectPosition);

  await eventually(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0), true);
  expect([await numbers(), await shownPart()]).toEqual([['50', '50'], '50% 50%']);
  const { x, y, width, height } = (await picture.boundingBox())!;
  await page.mouse.move(x + width * 0.5, y + height * 0.5);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.9, y + height * 0.4, { steps: 4 });
  expect(await numbers()).toEqual(['90', '40']);
  await page.mouse.move(x + width * 0.25, y + height * 0.2);
  await page.mouse.up();
  await page.mouse.move(x + width * 0.7, y + height * 0.7);
  expect(await numbers()).toEqual(['25', '20']);
  expect(await shownPart()).toMatch(/^0% /);

  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  const { focalPoint } = await editing.call(`/image/load?_id=${_id}`);
  expect([focalPoint.x, focalPoint.y].map((part) => Math.round(part * 100))).toEqual([25, 20]);
});

test('no card of the media library is wider than its column', async () => {
  await editing.storePicture('a-picture-with-a-long-name-that-does-not-fit-into-a-card.png', 800, 600);
  await openMedia();
  const cards = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox') });
  await cards.first().waitFor();
  for (const width of [390, 1024, 1280, 1440, 1800]) {
    await page.setViewportSize({ width, height: 900 });
    const overflowing = await cards.evaluateAll(
      (all) => all.filter((card) => card.scrollWidth > card.clientWidth).length,
    );
    expect([width, overflowing]).toEqual([width, 0]);
  }
});

test('the buttons of the focal point are in the window without scrolling', async () => {
  await editing.storePicture('tall.png', 900, 1200);
  await openMedia();
  await page.getByRole('button', { name: 'Focal point of tall.png' }).click();
  const save = page.getByRole('dialog', { name: 'Focal point of tall.png' }).getByRole('button', { name: 'Save' });
  await save.waitFor();
  for (const height of [720, 800, 900, 1080]) {
    await page.setViewportSize({ width: 1280, height });
    const hidden = await save.evaluate((button) => {
      const body = button.closest('dialog')!.lastElementChild!;
      return body.scrollHeight - body.clientHeight;
    });
    expect([height, hidden]).toEqual([height, 0]);
  }
});
