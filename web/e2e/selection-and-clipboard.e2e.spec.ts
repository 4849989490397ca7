import type { Page } from 'playwright-core';
import { samples } from '../../scripts/demo/style-guide/samples.ts';
import { getBlock } from '../src/blocks/index.ts';
import { createSampleItem } from '../src/blocks/new-item.ts';
import { isClosedByEscape } from './dialog-violations.ts';
import { type EditingSite, caretIn, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';
import { paste } from './paste.ts';

const words = 'Several plain words are written here, and some more of them after that';
const kinds = ['rich text', 'text'];
const ways = ['double', 'drag', 'click', 'triple'];

let editing: EditingSite;
let page: Page;
beforeAll(async () => {
  editing = await startEditing();
});
afterAll(() => editing?.stop());

describe('in a text that was not open before', () => {
  /** Each test has a text of each kind. */
  beforeAll(async () => {
    const contents = ways.flatMap((way) => [
      { componentType: 'RichText', key: `r-${way}`, text: `<p>${words} in a rich text of ${way}</p>` },
      { componentType: 'Text', key: `t-${way}`, text: `${words} in a text of ${way}` },
    ]);
    await editing.makePage('words', { contents });
    ({ page } = await editing.editInSameTab('words'));
    await page.evaluate(() => document.fonts.ready);
  });
  afterEach(async () => expect(await isClosedByEscape(page)).toBe(true));

  const selection = () => page.evaluate(() => String(getSelection()).trim());
  const sidebar = () => page.locator('aside[data-sidebar]').getByRole('button', { name: 'Close the sidebar' });
  const shown = (start: string, end: string) =>
    page.locator('#main [data-ed-text]', { hasText: new RegExp(`^${start}.* ${end}$`) });

  /** Returns the centre of a word of the text, in window coordinates. */
  function middleOf(text: string, word: string) {
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

  test.each(kinds)(
    'a double click selects the word under the pointer, even if it opens the sidebar: %s',
    async (kind) => {
      const { x, y } = await middleOf(`in a ${kind} of double`, 'plain');
      await page.mouse.dblclick(x, y);
      await eventually(selection, 'plain');
      await sidebar().waitFor();
      expect(await selection()).toBe('plain');
    },
  );

  test.each(kinds)('dragging selects words: %s', async (kind) => {
    const text = `in a ${kind} of drag`;
    const [first, last] = [await middleOf(text, 'plain'), await middleOf(text, 'words')];
    await page.mouse.move(first.left + 1, first.y);
    await page.mouse.down();
    await page.mouse.move(last.right, last.y, { steps: 6 });
    await page.mouse.up();
    await eventually(selection, 'plain words');
    await sidebar().waitFor();
    expect(await selection()).toBe('plain words');
    await page.keyboard.type('few');
    await shown('Several few are written', text).waitFor();
  });

  test.each(kinds)(
    'the first click puts the caret where it was clicked, and Shift extends the selection from there: %s',
    async (kind) => {
      const text = `in a ${kind} of click`;
      const [first, last] = [await middleOf(text, 'plain'), await middleOf(text, 'words')];
      await page.mouse.click(first.left + 1, first.y);
      await caretIn(page, text);
      await page.keyboard.type('very ');
      await shown('Several very plain words', text).waitFor();
      await page.keyboard.press('Control+z');
      await shown('Several plain words', text).waitFor();
      await page.mouse.click(first.left + 1, first.y);
      await page.keyboard.down('Shift');
      await page.mouse.click(last.right - 1, last.y);
      await page.keyboard.up('Shift');
      await eventually(selection, 'plain words');
    },
  );

  test.each(kinds)('a triple click selects the paragraph: %s', async (kind) => {
    const text = `in a ${kind} of triple`;
    const { x, y } = await middleOf(text, 'plain');
    await page.mouse.click(x, y, { clickCount: 3 });
    await eventually(async () => (await selection()).endsWith(text), true);
    expect((await selection()).startsWith('Several')).toBe(true);
  });
});

describe('Esc and Tab', () => {
  beforeAll(async () => {
    await editing.makePage('start');
    ({ page } = await editing.editInSameTab('start'));
  });

  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      return { text: element.innerText.trim(), isText: element.isContentEditable };
    });
  const texts = async () => (await page.locator('#main').innerText()).match(/Text \w+/g);

  test('lead from a text to its block, where keys act on it and Tab continues', async () => {
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

  test('deselect the block with a second Esc, and Tab still continues there', async () => {
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

  test('lead from the title of the page to its surroundings, not to the start of the document', async () => {
    await page.locator('h1').click();
    await caretIn(page, 'A title');
    await page.keyboard.press('Escape');
    await eventually(async () => (await focused()).isText, false);
    expect((await focused()).text).toContain('A title');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#main') != null)).toBe(true);
  });
});

describe('selected blocks and the clipboard', () => {
  beforeAll(async () => {
    await editing.makePage('clipboard');
    const opened = await editing.editInSameTab('clipboard');
    ({ page } = opened);
    await opened.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  });
  afterEach(() => isClosedByEscape(page));

  const texts = () => page.locator('[data-block=RichText]').allTextContents();
  const stored = async (at: number) => (await editing.stored('clipboard')).contents[at]?.text;
  const putCaret = async (text: string) => {
    await page.locator('#main').getByText(text, { exact: true }).click();
    await caretIn(page, text);
    await page.keyboard.press('End');
  };
  const selectBlock = async (text: string) => {
    await putCaret(text);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !(document.activeElement as HTMLElement).isContentEditable);
  };

  test('a frame drawn from a free space selects the blocks that it touches', async () => {
    const boxes = await page.locator('[data-block=RichText]').evaluateAll((all) => {
      all[0]!.scrollIntoView({ block: 'center', behavior: 'instant' });
      return all.map((item) => {
        const { left, top } = item.getBoundingClientRect();
        return { left, top };
      });
    });
    // This position is next to the text, away from the menu and the action bars.
    await page.mouse.move(boxes[0]!.left + 900, boxes[0]!.top + 6);
    await page.mouse.down();
    await page.mouse.move(boxes[1]!.left + 700, boxes[1]!.top + 20, { steps: 4 });
    await page.mouse.up();
    await page.getByRole('toolbar', { name: '2 blocks' }).waitFor();
  });

  test('blocks are cut and pasted with the menu of their bar, also before all others of a selection by clicks', async () => {
    await selectBlock('Text one');
    await page
      .locator('#main')
      .getByText('Text two')
      .click({ modifiers: ['Control'] });
    const bar = page.getByRole('toolbar', { name: '2 blocks' });
    await bar.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('button', { name: 'Cut' }).click();
    await eventually(texts, ['Text three']);
    await selectBlock('Text three');
    await page.getByRole('button', { name: 'More actions' }).first().click();
    await page.getByRole('button', { name: 'Paste below' }).click();
    await eventually(texts, ['Text three', 'Text one', 'Text two']);
  });

  test('event handlers of a pasted document are not reported, and a text that is too long is refused before it is inserted', async () => {
    const reports: string[] = [];
    page.on('console', (message) => void reports.push(message.text()));
    await putCaret('Text one');
    const handlers = `<p onclick="a()" title="a > b">, a <b onmouseover='b()'>bold</b> one = 2</p><img src=x onerror=c()>`;
    await paste(page, { 'text/html': handlers });
    await eventually(() => stored(1), '<p>Text one, a <strong>bold</strong> one = 2</p>');
    await paste(page, { 'text/plain': 'word '.repeat(100_000) });
    await page.getByRole('status').or(page.getByRole('alert')).getByText('300,000').first().waitFor();
    expect(reports.filter((text) => text.includes('Security Policy'))).toEqual([]);
    expect(await stored(1)).toBe('<p>Text one, a <strong>bold</strong> one = 2</p>');
  });

  test('a table is inserted and filled with the keyboard, and Markdown becomes formats', async () => {
    await putCaret('Text two');
    await page.keyboard.press('Enter');
    await page.keyboard.type('## Prices');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Alt+F10');
    await page.locator('#ed-layer').getByRole('button', { name: 'More formats' }).press('Enter');
    await page.getByRole('button', { name: 'Insert table' }).press('Enter');
    await caretIn(page, 'Prices');
    await page.keyboard.type('Plan');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Price');
    const prices = /<h2>Prices<\/h2>.*<table><tbody><tr><th><p>Plan<\/p><\/th><th><p>Price<\/p><\/th>/;
    await eventually(async () => prices.exec(await stored(2))?.length, 1);
  });
});

test('no link or picture of a block takes the clicks on its texts', async () => {
  const contents = Object.entries(samples).flatMap(([componentType, variants]) =>
    variants.map((sample, at) => createSampleItem(getBlock(componentType)!, sample, `${componentType}${at}`)),
  );
  await editing.makePage('every-block', { template: 'tertiary', contents });
  ({ page } = await editing.editInSameTab('every-block'));
  const covered = await page.evaluate(() => {
    const isShown = (text: Element) =>
      text.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      text.getBoundingClientRect().height > 0;
    return [...document.querySelectorAll('#main [data-ed-text]')].filter(isShown).flatMap((text) => {
      text.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = text.getClientRects()[0]!;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const over = hit?.closest('a, img, picture, button');
      const block = text.closest<HTMLElement>('[data-block]')?.dataset.block;
      return over && !over.contains(text) ? [`${block}: ${text.ariaLabel} is under “${over.textContent}”`] : [];
    });
  });
  expect(covered).toEqual([]);
});
