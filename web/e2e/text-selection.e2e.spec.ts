import type { Page } from 'playwright-core';
import { type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

const text = 'Several plain words are written here, and some more of them after that';

let editing: EditingSite;
beforeAll(async () => {
  editing = await startEditing();
  await editing.makePage('words', {
    contents: [
      { componentType: 'RichText', key: 'r1', text: `<p>${text} in a rich text</p>` },
      { componentType: 'Text', key: 't1', text: `${text} in a text` },
    ],
  });
}, 60_000);
afterAll(() => editing?.stop());

const selection = (page: Page) => page.evaluate(() => String(getSelection()).trim());

async function open() {
  const { page, context } = await editing.edit('words');
  await page.locator('html.ed-selecting').waitFor();
  await page.evaluate(() => document.fonts.ready);
  return { page, context };
}

/** The middle of a word of the text, in the window. */
function middleOf(page: Page, text: string, word: string) {
  return page
    .locator('#main [data-ed-text]', { hasText: text })
    .first()
    .evaluate((element, word) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const node = walker.nextNode()!;
      const range = document.createRange();
      const start = node.textContent!.indexOf(word);
      range.setStart(node, start);
      range.setEnd(node, start + word.length);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { left, right, x: (left + right) / 2, y: (top + bottom) / 2 };
    }, word);
}

test.each(['in a rich text', 'in a text'])(
  'a double click selects the word under the pointer, even if it opens the sidebar: %s',
  async (text) => {
    const { page, context } = await open();
    const { x, y } = await middleOf(page, text, 'plain');
    await page.mouse.dblclick(x, y);
    await eventually(() => selection(page), 'plain');
    await page.locator('.ed-sidebar').waitFor();
    expect(await selection(page)).toBe('plain');
    await context.close();
  },
);

test.each(['in a rich text', 'in a text'])(
  'dragging selects words, even if the text was not open before: %s',
  async (text) => {
    const { page, context } = await open();
    const [first, last] = [await middleOf(page, text, 'plain'), await middleOf(page, text, 'words')];
    await page.mouse.move(first.left + 1, first.y);
    await page.mouse.down();
    await page.mouse.move(last.right, last.y, { steps: 6 });
    await page.mouse.up();
    await eventually(() => selection(page), 'plain words');
    await page.locator('.ed-sidebar').waitFor();
    expect(await selection(page)).toBe('plain words');
    await page.keyboard.type('few');
    await page.locator('#main').getByText('Several few are written').waitFor();
    await context.close();
  },
);
