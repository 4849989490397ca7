import type { Page } from 'playwright-core';
import { type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
const article = (slug: string, title: string, pageType: string, day: string, tags: string[] = []) =>
  editing.makePage(slug, { pageType, template: 'article', tags, header: { title, date: `2026-03-${day}` } });

beforeAll(async () => {
  editing = await startEditing();
  await article('one', 'News of one', 'news', '01', ['leave']);
  await article('two', 'News of two', 'news', '02');
  await article('three', 'A feature', 'feature', '03', ['leave', 'claims']);
});
afterAll(() => editing?.stop());

let pages = 0;
async function insert(words: string) {
  const slug = `blind-${++pages}`;
  await editing.makePage(slug, { contents: [] });
  const { page, context } = await editing.edit(slug);
  const seen: string[] = [];
  await page.exposeFunction('seenText', (text: string) => void seen.push(text));
  await page.evaluate(() => {
    const look = () => (window as any).seenText(document.querySelector('main')!.textContent ?? '');
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.getByRole('button', { name: 'Add the first block' }).click();
  await page.getByRole('combobox', { name: 'Search blocks' }).fill(words);
  await page.keyboard.press('Enter');
  return { page, context, seen };
}
const cards = (page: Page) => page.locator('main li article h3').allTextContents();
const choose = (page: Page, type: string) => page.locator('.ed-sidebar').getByLabel('Articles').selectOption(type);

test.each(['News carousel', 'Dynamic content'])(
  '%s shows its articles once it is inserted and after each change, without saving or reloading',
  async (block) => {
    const { page, context, seen } = await insert(block);
    await choose(page, 'news');
    await eventually(() => cards(page), ['News of two', 'News of one']);
    await choose(page, 'feature');
    await eventually(() => cards(page), ['A feature']);
    await choose(page, 'all');
    await eventually(() => cards(page), ['A feature', 'News of two', 'News of one']);
    // There are articles of each chosen type, so an empty list is always wrong.
    expect(seen.filter((text) => text.includes('No Article Found'))).toEqual([]);
    await context.close();
  },
);

test('the tag of dynamic content applies while it is typed, and an unknown one is reported', async () => {
  const { page, context } = await insert('Dynamic content');
  const tag = page.locator('.ed-sidebar').getByLabel('Tag');
  await tag.pressSequentially('leave');
  await eventually(() => cards(page), ['A feature', 'News of one']);
  await tag.fill('pilots');
  await page.locator('main').getByText('Cannot find matching Service Group').waitFor();
  await choose(page, 'news');
  await tag.fill('claims');
  await page.locator('main').getByText('No Article Found').waitFor();
  await tag.fill('');
  await eventually(() => cards(page), ['News of two', 'News of one']);
  await context.close();
});

test('the tags of a news carousel find articles with any of them', async () => {
  const { page, context } = await insert('News carousel');
  await choose(page, 'all');
  for (const tag of ['claims', 'leave']) {
    await page.locator('.ed-sidebar').getByLabel('Tags').fill(tag);
    await page.keyboard.press('Enter');
  }
  await eventually(() => cards(page), ['A feature', 'News of one']);
  await context.close();
});
