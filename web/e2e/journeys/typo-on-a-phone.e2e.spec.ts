import { type Page } from 'playwright-core';
import { root } from '../../../bff/test/site.ts';
import { type EditingSite, caretIn, startEditing } from '../editing-site.ts';
import { eventually } from '../eventually.ts';

describe('I am on the train and see a typo on our page', () => {
  let editing: EditingSite;
  let page: Page;
  beforeAll(async () => {
    editing = await startEditing();
    const contents = [{ componentType: 'RichText', key: 'hours', text: '<p>Open on Mondy</p>' }];
    const stored = await editing.makePage('visit-us', { header: { title: 'Visit us' }, contents });
    await editing.call('/page/publishPage', { page: stored });
    const context = await editing.browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    page = await context.newPage();
    await page.goto(`${editing.site.bff.url}/visit-us`, { waitUntil: 'networkidle' });
  });
  afterAll(() => editing?.stop());

  test('signs in with the button at the end of the page', async () => {
    // It is above the notice about cookies, which the visitor has not answered.
    await page.getByRole('button', { name: 'Login' }).tap();
    await page.getByLabel('Username or Email').fill(root.username);
    await page.getByLabel('Password').fill(root.password);
    await page.getByRole('button', { name: 'Submit' }).tap();
    await page.locator('html.ed-selecting').waitFor();
  });

  test('taps the text and corrects it', async () => {
    const text = page.locator('#main').getByText('Open on Mondy');
    await text.tap();
    await page.locator('.ed-frame-selected').waitFor();
    await text.tap();
    await caretIn(page, 'Open on Mondy');
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('ay');
    await page.locator('.ed-status-text', { hasText: /^Saved/ }).waitFor();
  });

  test('publishes, and visitors read it', async () => {
    await page.getByRole('button', { name: /^Publish (now|1 change)$/ }).tap();
    const anyway = page.getByRole('button', { name: 'Publish anyway' });
    await page.getByRole('region', { name: 'Receipt' }).or(anyway).waitFor();
    if (await anyway.isVisible()) await anyway.tap();
    await eventually(async () => (await editing.site.get('/visit-us')).text.includes('Open on Monday'), true);
  });
});
