import { dialogViolations } from './dialog-violations.ts';
import { type Editing, type EditingSite, startEditing } from './editing-site.ts';

let editing: EditingSite;
let page: Editing['page'];
beforeAll(async () => {
  editing = await startEditing();
  const { _id } = await editing.makePage('gone', { header: { title: 'Gone' } });
  await editing.call('/page/delete', { _id });
  const stored = await editing.makePage('stored');
  await editing.call('/page/save', { page: { ...stored, header: { title: 'Renamed' } } });
  ({ page } = await editing.edit('stored'));
});
afterAll(() => editing?.stop());

const SCREENS = [390, 1280];

/** Returns violations of WCAG 2.2 A and AA in the open dialogs, and dialogs wider than the screen. */
async function faults(): Promise<string[]> {
  const found: string[] = [];
  for (const width of SCREENS) {
    await page.setViewportSize({ width, height: 800 });
    await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'));
    found.push(...(await dialogViolations(page)).map((violation) => `${width} ${violation}`));
    const scrolls = await page
      .locator('dialog[open] .ed-dialog-body')
      .evaluateAll((bodies) => bodies.filter((body) => body.scrollWidth > body.clientWidth).length);
    if (scrolls > 0) found.push(`${width}: a dialog scrolls sideways`);
  }
  return found;
}

test('the bin, and restoring from it without a mouse', async () => {
  await page.getByRole('button', { name: 'Open dashboard' }).press('Enter');
  for (const name of [
    'Home',
    'Pages',
    'Sitemap',
    'Navigation and footers',
    'Page Banners',
    'Sub navs',
    'Redirects',
    'Calendar',
    'Import',
  ])
    await page.getByRole('tab', { name, exact: true }).press('ArrowDown');
  const restore = page.getByRole('button', { name: 'Restore Gone' });
  await restore.waitFor();
  expect(await faults()).toEqual([]);
  await restore.press('Enter');
  await page.locator('.ed-toast', { hasText: 'Page “Gone” restored' }).waitFor();
  expect(await faults()).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
});

test('the history of a page and the changes of a version', async () => {
  await page.getByRole('button', { name: 'Open page settings' }).press('Enter');
  await page.getByRole('tab', { name: 'History' }).click();
  const show = page.getByRole('button', { name: 'Show changes of version 2' });
  await show.waitFor();
  expect(await faults()).toEqual([]);
  await show.press('Enter');
  await page.getByRole('dialog', { name: 'Compare versions' }).getByText('Renamed').first().waitFor();
  expect(await faults()).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Compare versions' }).waitFor({ state: 'detached' });
  expect(await show.evaluate((button) => button === document.activeElement)).toBe(true);
});
