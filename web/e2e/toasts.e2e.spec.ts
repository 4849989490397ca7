import type { Page } from 'playwright-core';
import { type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

const TOAST_TIME = 4000;

let editing: EditingSite;
let page: Page;
beforeAll(async () => {
  editing = await startEditing();
  await editing.makePage('toasts');
  ({ page } = await editing.edit('toasts'));
});
afterAll(() => editing?.stop());

const choose = (name: string) => page.getByRole('button', { name, exact: true }).click();
const modal = (name: string) => page.getByRole('dialog', { name, exact: true });
const toast = (text: string) => page.locator('.ed-toast', { hasText: text });
/** Returns true if no other element covers the centre of the toast. */
const isOnTop = (text: string) =>
  toast(text).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

const settings = () => modal('Welcome to your dashboard root');
/** Saves the settings of the site and waits for the answer. */
async function save(): Promise<void> {
  const answered = page.waitForResponse('**/api/siteSettings/saveSiteSettings');
  await settings().getByRole('button', { name: 'Save', exact: true }).click();
  await answered;
}

test('a toast shown before a dialog opens stays above it, and when the dialog is closed', async () => {
  await choose('Save page');
  await toast('Page Saved').waitFor();
  await choose('Open site settings');
  await settings().waitFor();
  expect(await isOnTop('Page Saved')).toBe(true);
  await toast('Page Saved').hover();
  await page.keyboard.press('Escape');
  await settings().waitFor({ state: 'detached' });
  expect(await isOnTop('Page Saved')).toBe(true);
});

describe('over an open dialog', () => {
  beforeAll(async () => {
    await page.clock.install();
    await choose('Open site settings');
  });

  test('a repeated toast is shown once, stays while the pointer is on it, and can be dismissed', async () => {
    await save();
    await toast('Site Settings Saved').hover();
    await save();
    expect(await toast('Site Settings Saved').count()).toBe(1);
    expect(await isOnTop('Site Settings Saved')).toBe(true);
    await toast('Site Settings Saved').hover();
    await page.clock.runFor(3 * TOAST_TIME);
    expect(await toast('Site Settings Saved').count()).toBe(1);
    await toast('Site Settings Saved').getByRole('button', { name: 'Dismiss' }).click();
    await eventually(() => toast('Site Settings Saved').count(), 0);
    expect(await settings().isVisible()).toBe(true);
  });

  test.each(['Site Settings Saved', 'Please try later.'])(
    '“%s” is shown at the top center for 4 seconds',
    async (text) => {
      const refusal = { status: 503, error: { name: 'unavailable', message: text } };
      if (text !== 'Site Settings Saved')
        await page.route('**/api/siteSettings/saveSiteSettings', (route) =>
          route.fulfill({ status: 503, json: refusal }),
        );
      await page.mouse.move(0, 0);
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_600_000));
      await save();
      await toast(text).waitFor();
      const { x, y, width } = (await toast(text).boundingBox())!;
      expect([x + width / 2, y < 100]).toEqual([expect.closeTo(page.viewportSize()!.width / 2, 0), true]);
      await page.clock.runFor(TOAST_TIME - 1);
      expect(await toast(text).count()).toBe(1);
      await page.clock.runFor(1);
      await eventually(() => toast(text).count(), 0);
    },
  );
});
