import type { Page } from 'playwright-core';
import { type Editing, type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

const TOAST_TIME = 4000;

let editing: EditingSite;
let page: Page;
let context: Editing['context'];
beforeAll(async () => {
  editing = await startEditing();
  await editing.makePage('toasts');
});
afterAll(() => editing?.stop());
beforeEach(async () => void ({ page, context } = await editing.edit('toasts')));
afterEach(() => context.close());

const choose = (name: string) => page.getByRole('button', { name, exact: true }).click();
const modal = (name: string) => page.getByRole('dialog', { name, exact: true });
const toast = (text: string) => page.locator('.ed-toast', { hasText: text });
/** Returns true if no other element covers the centre of the toast. */
const isOnTop = (text: string) =>
  toast(text).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

async function saveSettings(): Promise<void> {
  await choose('Open site settings');
  await modal('Welcome to your dashboard root').getByRole('button', { name: 'Save', exact: true }).click();
  await toast('Site Settings Saved').waitFor();
}

test('a toast over an open dialog stays while the pointer is on it, and can be dismissed', async () => {
  await page.clock.install();
  await saveSettings();
  expect(await isOnTop('Site Settings Saved')).toBe(true);
  await toast('Site Settings Saved').hover();
  await page.clock.runFor(3 * TOAST_TIME);
  expect(await toast('Site Settings Saved').count()).toBe(1);
  await toast('Site Settings Saved').getByRole('button', { name: 'Dismiss' }).click();
  await eventually(() => toast('Site Settings Saved').count(), 0);
  expect(await modal('Welcome to your dashboard root').isVisible()).toBe(true);
});

test('a toast is shown for four seconds', async () => {
  await page.clock.install();
  await saveSettings();
  await page.mouse.move(0, 0);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await eventually(() => toast('Site Settings Saved').count(), 0);
  const saved = page.waitForResponse('**/api/siteSettings/saveSiteSettings');
  await modal('Welcome to your dashboard root').getByRole('button', { name: 'Save', exact: true }).click();
  await saved;
  await toast('Site Settings Saved').waitFor();
  await page.clock.runFor(TOAST_TIME - 1);
  expect(await toast('Site Settings Saved').count()).toBe(1);
  await page.clock.runFor(1);
  await eventually(() => toast('Site Settings Saved').count(), 0);
});

test('a toast shown before a dialog opens stays above it, and when the dialog is closed', async () => {
  await choose('Save page');
  await toast('Page Saved').waitFor();
  await choose('Open site settings');
  await modal('Welcome to your dashboard root').waitFor();
  expect(await isOnTop('Page Saved')).toBe(true);
  await toast('Page Saved').hover();
  await page.keyboard.press('Escape');
  await modal('Welcome to your dashboard root').waitFor({ state: 'detached' });
  expect(await isOnTop('Page Saved')).toBe(true);
});

test('a repeated toast is shown once', async () => {
  await saveSettings();
  for (let times = 0; times < 2; times += 1) {
    const saved = page.waitForResponse('**/api/siteSettings/saveSiteSettings');
    await modal('Welcome to your dashboard root').getByRole('button', { name: 'Save', exact: true }).click();
    await saved;
  }
  expect(await toast('Site Settings Saved').count()).toBe(1);
});

test.each(['Site Settings Saved', 'Please try later.'])(
  '“%s” is shown at the top center for 4 seconds',
  async (text) => {
    const refusal = { status: 503, error: { name: 'unavailable', message: text } };
    if (text !== 'Site Settings Saved')
      await page.route('**/api/siteSettings/saveSiteSettings', (route) =>
        route.fulfill({ status: 503, json: refusal }),
      );
    await page.clock.install();
    await choose('Open site settings');
    await modal('Welcome to your dashboard root').getByRole('button', { name: 'Save', exact: true }).click();
    await toast(text).waitFor();
    const { x, y, width } = (await toast(text).boundingBox())!;
    expect([x + width / 2, y < 100]).toEqual([expect.closeTo(page.viewportSize()!.width / 2, 0), true]);
    await page.clock.runFor(TOAST_TIME);
    await eventually(() => toast(text).count(), 0);
  },
);
