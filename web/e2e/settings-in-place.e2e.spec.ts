import { type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
beforeAll(async () => {
  editing = await startEditing();
});
afterAll(() => editing?.stop());

test.each([
  ['article', 'news', 'Date'],
  ['event', 'event', 'First day'],
])('the date of an %s is outlined under the pointer and changed in place', async (template, pageType, label) => {
  const slug = `dated-${template}`;
  const { slug: at } = await editing.makePage(slug, { template, pageType, header: { title: 'T', date: '2026-03-01' } });
  const { page, context } = await editing.edit(at);
  await page.locator('main header time').hover();
  await page.locator('.ed-frame-hovered:visible').waitFor();
  await page.locator('main header time').click();
  const popover = page.getByRole('dialog', { name: label });
  await popover.getByLabel(label).fill('2026-04-02');
  await page.locator('main header time', { hasText: '2 April 2026' }).waitFor();
  await page.getByRole('complementary', { name: 'Nothing selected' }).waitFor();
  await page.keyboard.press('Escape');
  await popover.waitFor({ state: 'detached' });
  await eventually(async () => (await editing.stored(at)).header.date, '2026-04-02');
  await context.close();
});

test('the icon of an article is chosen in place', async () => {
  const { slug } = await editing.makePage('with-icon', {
    template: 'article',
    pageType: 'news',
    header: { title: 'T' },
  });
  const { page, context } = await editing.edit(slug);
  await page.locator('article > header > div:first-child svg').click();
  await page.getByRole('dialog', { name: 'Icon' }).getByLabel('Icon').selectOption('world');
  await eventually(async () => (await editing.stored(slug)).header.icon, 'world');
  await context.close();
});

test('the choices of a block are changed in its bar', async () => {
  const { slug } = await editing.makePage('with-quote', {
    contents: [{ componentType: 'QuoteBlock', key: 'q', quote: '<p>Words</p>' }],
  });
  const { page, context } = await editing.edit(slug);
  await page.locator('#main').getByText('Words').hover();
  await page.getByRole('toolbar', { name: 'Quote' }).getByRole('button', { name: 'Options' }).click();
  const select = page.getByRole('dialog', { name: 'Options' }).getByRole('combobox').first();
  await select.selectOption({ index: 1 });
  const value = await select.inputValue();
  await eventually(async () => (await editing.stored(slug)).contents[0].look, value);
  await context.close();
});
