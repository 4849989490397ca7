import type { Page } from 'playwright-core';
import { type Editing, type EditingSite, caretIn, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
let page: Page;
let context: Editing['context'];
let status: Editing['status'];
let slug: string;
let pages = 0;
beforeAll(async () => void (editing = await startEditing()), 60_000);
afterAll(() => editing?.stop());
beforeEach(async () => {
  slug = `slash-${++pages}`;
  const contents = [{ componentType: 'RichText', key: 'text', text: '<p>First</p><p>Second</p>' }];
  await editing.makePage(slug, { contents });
  ({ page, context, status } = await editing.edit(slug));
  await page.locator('#main').getByText('First').click();
  await caretIn(page, 'First');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
});
afterEach(() => context.close());

const menu = () => page.getByRole('dialog', { name: 'Add a block' });
const contents = async () =>
  (await editing.stored(slug)).contents.map(({ componentType, text }: Record<string, string>) => [componentType, text]);

test('a slash in an empty paragraph offers blocks, and the chosen one splits the text', async () => {
  await page.keyboard.type('/');
  await menu().waitFor();
  await page.keyboard.type('testim');
  await menu().getByRole('option', { name: 'Quote', exact: true, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('[data-block=QuoteBlock]').waitFor();
  await status('Saved');
  await eventually(contents, [
    ['RichText', '<p>First</p>'],
    ['QuoteBlock', undefined],
    ['RichText', '<p>Second</p>'],
  ]);
});

test('Esc leaves the slash as text, and a slash within a text offers nothing', async () => {
  await page.keyboard.type('/');
  await menu().waitFor();
  await page.keyboard.press('Escape');
  await menu().waitFor({ state: 'detached' });
  await page.keyboard.type('x and/or');
  await status('Saved');
  await eventually(contents, [['RichText', '<p>First</p><p>/x and/or</p><p>Second</p>']]);
  expect(await menu().count()).toBe(0);
});
