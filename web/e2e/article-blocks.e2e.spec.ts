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
/** Inserts a block into an empty page and returns the page and a function that returns what its content was. */
async function insert(words: string) {
  const slug = `blind-${++pages}`;
  await editing.makePage(slug, { contents: [] });
  const { page } = await editing.editInSameTab(slug);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => seen.push(document.querySelector('main')!.textContent ?? '');
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.getByRole('button', { name: 'Add the first block' }).click();
  await page.getByRole('combobox', { name: 'Search blocks' }).fill(words);
  await page.keyboard.press('Enter');
  return { page, seen: () => page.evaluate(() => (window as unknown as { seen: string[] }).seen) };
}
const cards = (page: Page) => page.locator('main li article h3').allTextContents();
const choose = (page: Page, type: string) => page.locator('.ed-sidebar').getByLabel('Articles').selectOption(type);

/** Expects articles once the block is inserted and after each change, without saving or reloading. */
async function showsEachType({ page, seen }: Awaited<ReturnType<typeof insert>>): Promise<void> {
  await choose(page, 'news');
  await eventually(() => cards(page), ['News of two', 'News of one']);
  await choose(page, 'feature');
  await eventually(() => cards(page), ['A feature']);
  await choose(page, 'all');
  await eventually(() => cards(page), ['A feature', 'News of two', 'News of one']);
  // There are articles of each chosen type, so an empty list is always wrong.
  expect((await seen()).filter((text) => text.includes('No Article Found'))).toEqual([]);
}

test('a news carousel shows its articles after each change, and those with any of its tags', async () => {
  const inserted = await insert('News carousel');
  await showsEachType(inserted);
  const { page } = inserted;
  for (const tag of ['claims', 'leave']) {
    await page.locator('.ed-sidebar').getByLabel('Tags').fill(tag);
    await page.keyboard.press('Enter');
  }
  await eventually(() => cards(page), ['A feature', 'News of one']);
});

test('dynamic content shows its articles after each change, also of its tag, and reports an unknown one', async () => {
  const inserted = await insert('Dynamic content');
  await showsEachType(inserted);
  const { page } = inserted;
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
});
