import type { Page } from 'playwright-core';
import { isClosedByEscape } from './dialog-violations.ts';
import { type EditingSite, caretIn, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';
import { paste } from './paste.ts';

let editing: EditingSite;
let page: Page;
/** Opens one page for all tests. */
beforeAll(async () => {
  editing = await startEditing();
  await editing.makePage('clipboard');
  const { context, ...opened } = await editing.edit('clipboard');
  ({ page } = opened);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});
afterAll(() => editing?.stop());
afterEach(() => isClosedByEscape(page));

const texts = () => page.locator('[data-block=RichText]').allTextContents();
const stored = async (at: number) => (await editing.stored('clipboard')).contents[at].text;
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
