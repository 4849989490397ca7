import type { Page } from 'playwright-core';
import { type Editing, type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
let page: Page;
let status: Editing['status'];
beforeAll(async () => {
  editing = await startEditing();
  await editing.makePage('palette');
  ({ page, status } = await editing.edit('palette'));
});
afterAll(() => editing?.stop());

const toast = (text: string | RegExp) => page.getByRole('status').or(page.getByRole('alert')).getByText(text).waitFor();
const dialog = () => page.getByRole('dialog', { name: 'Add a block' });
const search = () => page.getByRole('combobox', { name: 'Search blocks' });
const activeOption = () => dialog().getByRole('option', { selected: true });

test('Esc closes the palette and returns the focus', async () => {
  await page.locator('#main').getByText('Text one').click();
  await page.getByRole('button', { name: 'Insert below' }).press('Enter');
  await search().waitFor();
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Insert below');
});

test('a block is found by a synonym, chosen with arrow keys, and arrives with sample content and the caret', async () => {
  await page.keyboard.press('Enter');
  await search().fill('testimonial');
  await eventually(() => activeOption().getAttribute('aria-label'), 'Quote');
  await search().fill('');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await eventually(() => activeOption().getAttribute('data-option'), '1');
  await search().fill('testimonials');
  await page.keyboard.press('Enter');
  await dialog().waitFor({ state: 'detached' });
  const quote = page.locator('[data-block=QuoteBlock]');
  await eventually(() => quote.locator('[data-ed-sample]').count(), 3);
  await page.locator('#ed-layer').getByText('Sample', { exact: true }).waitFor();
  await status('Saved');
});

test('sample content is not published', async () => {
  await page.getByRole('button', { name: 'Publish page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish page' });
  await dialog.locator('[data-check=sampleContent][data-policy=block]').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await editing.stored('palette')).toMatchObject({ published: false });
});

test('typing replaces a sample text, which is then no sample; the others can be kept', async () => {
  const quote = page.locator('[data-block=QuoteBlock]');
  await quote.getByText('in the words of the person').click();
  await page.keyboard.type('They called back.');
  await eventually(() => quote.locator('[data-ed-sample]').count(), 2);
  await eventually(() => quote.locator('blockquote').innerText(), 'They called back.');
  await page.getByRole('button', { name: 'Keep as it is: Quote' }).click();
  await eventually(() => quote.locator('[data-ed-sample]').count(), 0);
  await page.getByRole('button', { name: 'Publish page' }).click();
  await toast('Page Published');
  const [, stored] = (await editing.stored('palette')).contents;
  expect(stored).toMatchObject({ componentType: 'QuoteBlock', quote: '<p>They called back.</p>' });
  expect(stored).not.toHaveProperty('sample');
});

test('an empty block is previewed by its drawing, every other one as it looks', async () => {
  await page.locator('#main').getByText('Text three').click();
  await page.getByRole('button', { name: 'Insert below' }).click();
  const preview = dialog().locator('[data-page-preview]').last();
  const choose = async (words: string, name: string) => {
    await search().fill(words);
    await activeOption().filter({ hasText: name }).waitFor();
    await preview.locator('~ strong', { hasText: name }).waitFor();
  };
  await choose('rich text', 'Rich text');
  await preview.locator('> svg').waitFor();
  await choose('quote', 'Quote');
  await preview.locator('[data-block=QuoteBlock]').waitFor();
  await eventually(() => preview.locator('> svg').count(), 0);
  await dialog().getByRole('button', { name: 'Close' }).click();
  await dialog().waitFor({ state: 'detached' });
});

test('recently inserted blocks come first', async () => {
  await page.locator('#main').getByText('Text three').click();
  await page.getByRole('button', { name: 'Insert below' }).click();
  await eventually(() => dialog().getByRole('group').first().getByRole('option').getAttribute('aria-label'), 'Quote');
});
