import type { Page } from 'playwright-core';
import { type EditingSite, caretIn, startEditing } from './editing-site.ts';
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
});
afterAll(() => editing?.stop());

const selection = (page: Page) => page.evaluate(() => String(getSelection()).trim());

async function open() {
  const { page, context } = await editing.edit('words');
  await page.locator('html.ed-selecting').waitFor();
  await page.evaluate(() => document.fonts.ready);
  return { page, context };
}

/** Returns the centre of a word of the text, in window coordinates. */
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

test.each(['in a rich text', 'in a text'])(
  'the first click puts the caret where it was clicked, and Shift extends the selection from there: %s',
  async (text) => {
    const { page, context } = await open();
    const [first, last] = [await middleOf(page, text, 'plain'), await middleOf(page, text, 'words')];
    await page.mouse.click(first.left + 1, first.y);
    await caretIn(page, text);
    await page.keyboard.type('very ');
    await page.locator('#main').getByText('Several very plain words').waitFor();
    await page.keyboard.press('Control+z');
    await page.locator('#main').getByText('Several very plain words').waitFor({ state: 'detached' });
    await page.mouse.click(first.left + 1, first.y);
    await page.keyboard.down('Shift');
    await page.mouse.click(last.right - 1, last.y);
    await page.keyboard.up('Shift');
    await eventually(() => selection(page), 'plain words');
    await context.close();
  },
);

test.each(['in a rich text', 'in a text'])(
  'a triple click selects the paragraph, even if the text was not open before: %s',
  async (text) => {
    const { page, context } = await open();
    const { x, y } = await middleOf(page, text, 'plain');
    await page.mouse.click(x, y, { clickCount: 3 });
    await eventually(async () => (await selection(page)).endsWith(text), true);
    expect((await selection(page)).startsWith('Several')).toBe(true);
    await context.close();
  },
);
