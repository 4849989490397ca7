import { axeFor } from './axe-for.ts';
import { type Editing, type EditingSite, startEditing } from './editing-site.ts';

let editing: EditingSite;
let page: Editing['page'];
beforeAll(async () => {
  editing = await startEditing();
  await editing.makePage('home');
  ({ page } = await editing.edit('home'));
});
afterAll(() => editing?.stop());

/** Returns violations of WCAG 2.2 A and AA in the parts of the editor. */
async function faults(where: string): Promise<string[]> {
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'));
  const { violations } = await (
    await axeFor(page)
  )
    .include(where)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  );
}

test('the menu and the save status', async () => {
  expect(await faults('.ed-root')).toEqual([]);
});

test('an open text with its toolbar and the bar of its item', async () => {
  await page.locator('#main').getByText('Text one').click();
  await page.getByRole('toolbar', { name: 'Text format' }).first().waitFor();
  expect(await faults('#ed-layer')).toEqual([]);
});

test('the sidebar of an item', async () => {
  for (const words of ['Spacing', 'Background colour'])
    await page.locator('.ed-sidebar summary', { hasText: words }).click();
  expect(await faults('.ed-sidebar')).toEqual([]);
});

async function escape(): Promise<void> {
  await page.keyboard.press('Escape');
  // Elements behind an open dialog cannot get the focus.
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

test('a picture from gallery to crop and alternative text, without a mouse', async () => {
  await editing.storePicture('coast.png');
  await page.locator('main').getByRole('button', { name: 'Choose a picture' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  const tile = dialog.locator('.ed-tile-choose');
  await tile.waitFor();
  expect(await faults('dialog[open]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete coast.png' }).press('Enter');
  await page.getByText('Nothing uses coast.png').waitFor();
  expect(await faults('dialog[open] dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open] dialog[open]').waitFor({ state: 'detached' });
  await tile.press('Enter');
  await dialog.getByLabel('Lower right corner').waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === 'Cropping');
  expect(await faults('dialog[open]')).toEqual([]);
  const size = dialog.getByText(/of 1200 × 900 pixels/);
  const before = await size.textContent();
  await dialog.getByLabel('Lower right corner').press('Shift+ArrowLeft');
  await page.waitForFunction(
    (was) => document.querySelector('.ed-cropper figcaption span')?.textContent !== was,
    before,
  );
  await dialog.getByLabel('Alternative text').fill('The coast');
  await dialog.getByRole('tab', { name: 'Cropping' }).press('ArrowLeft');
  await dialog.getByRole('button', { name: 'flower' }).waitFor();
  expect(await faults('dialog[open]')).toEqual([]);
  await escape();
});

test('the files of the site', async () => {
  await page.getByRole('button', { name: 'Open site settings' }).click();
  await page.getByRole('tab', { name: 'Files' }).click();
  const settings = page.getByRole('dialog', { name: 'Welcome to your dashboard' });
  await settings
    .locator('input[type=file]')
    .setInputFiles({ name: 'terms.txt', mimeType: 'text/plain', buffer: Buffer.from('The terms.') });
  await settings.getByRole('button', { name: 'Upload', exact: true }).click();
  await settings.getByRole('link', { name: 'Open terms.txt' }).waitFor();
  expect(await faults('dialog[open]')).toEqual([]);
  await escape();
});

test('everything works without a mouse: a block is found in the contents, edited, moved and removed', async () => {
  await page.getByRole('button', { name: 'Edit', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Contents', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.ed-sidebar').getByRole('button', { name: 'Rich text Text two' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Alt+ArrowUp');
  await page.waitForFunction(() => document.querySelector('.item')?.textContent === 'Text two');
  await page.getByText('Rich text moved to position 1 of 3').waitFor({ state: 'attached' });
  await page.locator('.item .rich').first().focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' by keyboard');
  await page.getByText('Text two by keyboard').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.ed-sidebar').getByRole('button', { name: 'Remove' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Remove' }).getByRole('button', { name: 'Remove' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelectorAll('.item').length === 2);
});
