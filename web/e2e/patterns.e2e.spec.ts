import type { Page } from 'playwright-core';
import { type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
beforeAll(async () => {
  editing = await startEditing();
  const numbers = [{ key: 'n', prefix: '', number: '4,200', suffix: '', description: 'claims' }];
  const contents = [{ componentType: 'ByNumbers', key: 'numbers', title: 'Our year', items: numbers }];
  await editing.makePage('source', { contents });
  await editing.makePage('target');
});
afterAll(() => editing?.stop());

const palette = (page: Page) => page.getByRole('dialog', { name: 'Add a block' });

async function openPalette(page: Page): Promise<void> {
  await page.locator('#main').getByText('Text two').click();
  await page.getByRole('button', { name: 'Insert below' }).click();
  await palette(page).waitFor();
}

test('a block is saved as a pattern and used on another page, with new keys', async () => {
  const source = await editing.edit('source');
  await source.page.locator('#main').getByText('Our year').click();
  await source.page.locator('#ed-layer').getByRole('button', { name: 'Save as pattern' }).first().click();
  const dialog = source.page.getByRole('dialog', { name: 'Save as pattern' });
  await dialog.getByText('Give the pattern a name.').waitFor();
  await dialog.getByLabel('Name').fill('Figures of the year');
  await source.page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await source.context.close();

  const { page, context, status } = await editing.edit('target');
  await openPalette(page);
  await palette(page).getByRole('option', { name: 'Figures of the year' }).waitFor();
  await page.getByRole('combobox', { name: 'Search blocks' }).fill('figures of');
  await page.keyboard.press('Enter');
  await page.locator('[data-block=ByNumbers]').getByText('4,200').waitFor();
  await status('Saved');
  const [, , block] = (await editing.stored('target')).contents;
  expect(block).toMatchObject({ componentType: 'ByNumbers', title: 'Our year', items: [{ number: '4,200' }] });
  expect([block.key, block.items[0].key]).not.toEqual(expect.arrayContaining(['numbers', 'n']));

  await openPalette(page);
  await page.getByRole('combobox', { name: 'Search blocks' }).fill('figures of');
  await palette(page).getByRole('button', { name: 'Rename' }).click();
  await palette(page).getByLabel('Name').fill('Our figures');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Search blocks' }).fill('our figures');
  await palette(page).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete pattern' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await eventually(() => palette(page).getByRole('option', { name: 'Our figures' }).count(), 0);
  await context.close();
});
