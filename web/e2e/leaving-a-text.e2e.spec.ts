import type { Page } from 'playwright-core';
import { type EditingSite, caretIn, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
let page: Page;
beforeAll(async () => {
  editing = await startEditing();
  await editing.makePage('start');
  ({ page } = await editing.edit('start'));
});
afterAll(() => editing?.stop());

const focused = () =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    return { text: element.innerText.trim(), isText: element.isContentEditable };
  });
const texts = async () => (await page.locator('#main').innerText()).match(/Text \w+/g);

test('Esc leads from a text to its block, where keys act on it and Tab continues', async () => {
  await page.locator('#main').getByText('Text one').click();
  await caretIn(page, 'Text one');
  await page.keyboard.press('Escape');
  await eventually(focused, { text: 'Text one', isText: false });
  await page.locator('[aria-live=polite]', { hasText: 'Rich text selected' }).waitFor({ state: 'attached' });
  await page.keyboard.press('Alt+ArrowDown');
  await eventually(texts, ['Text two', 'Text one', 'Text three']);
  await eventually(focused, { text: 'Text one', isText: false });
  await page.keyboard.press('Alt+ArrowDown');
  await eventually(texts, ['Text two', 'Text three', 'Text one']);
  await eventually(focused, { text: 'Text one', isText: false });
  await page.keyboard.press('Tab');
  await caretIn(page, 'Text one');
});

test('a second Esc deselects the block, and Tab still continues there', async () => {
  // The toolbar of the other text covers no words, but can cover the empty end of a line.
  await page
    .locator('#main')
    .getByText('Text two')
    .click({ position: { x: 20, y: 10 } });
  await caretIn(page, 'Text two');
  await page.keyboard.press('Escape');
  await eventually(focused, { text: 'Text two', isText: false });
  await page.keyboard.press('Escape');
  await page.locator('.ed-frame-selected').waitFor({ state: 'detached' });
  await page.keyboard.press('Tab');
  await caretIn(page, 'Text two');
});

test('Esc leads from the title of the page to its surroundings, not to the start of the document', async () => {
  await page.locator('h1').click();
  await caretIn(page, 'A title');
  await page.keyboard.press('Escape');
  await eventually(async () => (await focused()).isText, false);
  expect((await focused()).text).toContain('A title');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#main') != null)).toBe(true);
});
