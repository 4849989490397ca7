import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { type EditingSite, caretIn, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';
import { paste } from './paste.ts';

const corpus = resolve('web/src/edit/rich-text/paste/corpus');

let editing: EditingSite;
beforeAll(async () => {
  editing = await startEditing();
  const { _id: domainId } = (await editing.call('/config/loadDomain')).domain;
  for (const slugPrefix of ['au', 'nz'])
    await editing.call('/regions/createRegion', { region: { domainId, name: slugPrefix.toUpperCase(), slugPrefix } });
});
afterAll(() => editing?.stop());

const texts = (page: Page) => page.locator('[data-block=RichText]').allTextContents();
const selectBlock = async (page: Page, text: string) => {
  await page.locator('#main').getByText(text, { exact: true }).click();
  await caretIn(page, text);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !(document.activeElement as HTMLElement).isContentEditable);
};

test('blocks are cut and pasted with the menu of their bar, also before all others of a selection by clicks', async () => {
  await editing.makePage('au/menu');
  const { page, context } = await editing.edit('au/menu');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await selectBlock(page, 'Text one');
  await page
    .locator('#main')
    .getByText('Text two')
    .click({ modifiers: ['Control'] });
  const bar = page.getByRole('toolbar', { name: '2 blocks' });
  await bar.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Cut' }).click();
  await eventually(() => texts(page), ['Text three']);
  await selectBlock(page, 'Text three');
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('button', { name: 'Paste below' }).click();
  await eventually(() => texts(page), ['Text three', 'Text one', 'Text two']);
  await context.close();
});

test('a frame drawn from a free space selects the blocks that it touches', async () => {
  await editing.makePage('au/frame');
  const { page, context } = await editing.edit('au/frame');
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
  await context.close();
});

test('event handlers of a pasted document are not reported, and a text that is too long is refused before it is inserted', async () => {
  await editing.makePage('au/careless');
  const { page, context, status } = await editing.edit('au/careless');
  const reports: string[] = [];
  page.on('console', (message) => void reports.push(message.text()));
  await page.locator('#main').getByText('Text one', { exact: true }).click();
  await caretIn(page, 'Text one');
  await page.keyboard.press('End');
  const handlers = `<p onclick="a()" title="a > b">, a <b onmouseover='b()'>bold</b> one = 2</p><img src=x onerror=c()>`;
  await paste(page, { 'text/html': handlers });
  await status('Saved');
  await paste(page, { 'text/plain': 'word '.repeat(100_000) });
  await page.getByRole('status').or(page.getByRole('alert')).getByText('300,000').first().waitFor();
  expect(reports.filter((text) => text.includes('Security Policy'))).toEqual([]);
  const { contents } = await editing.stored('au/careless');
  expect(contents[0].text).toBe('<p>Text one, a <strong>bold</strong> one = 2</p>');
  await context.close();
});

test('a Word document is pasted into a text as clean text, and undo removes it', async () => {
  await editing.makePage('au/word');
  const { page, context, status } = await editing.edit('au/word');
  await page.locator('#main').getByText('Text one', { exact: true }).click();
  await caretIn(page, 'Text one');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await paste(page, { 'text/html': readFileSync(`${corpus}/word-bullets.html`, 'utf8') });
  await paste(page, { 'text/html': readFileSync(`${corpus}/word-table.html`, 'utf8') });
  await page.locator('#main table').waitFor();
  await status('Saved');
  const { contents } = await editing.stored('au/word');
  const { text } = contents[0];
  expect(text).toContain('<li><p>A passport or</p><ul><li><p>a driver licence</p>');
  expect(text).toContain('<th><p>Plan</p></th>');
  expect(text).not.toMatch(/style|class|mso|<o:/i);
  await page.keyboard.press('Control+z');
  await page.locator('#main table').waitFor({ state: 'detached' });
  await context.close();
});

test('a table is inserted and filled with the keyboard, and Markdown becomes formats', async () => {
  await editing.makePage('au/table');
  const { page, context, status } = await editing.edit('au/table');
  await page.locator('#main').getByText('Text one', { exact: true }).click();
  await caretIn(page, 'Text one');
  await page.keyboard.press('End');
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
  await status('Saved');
  const prices = /<h2>Prices<\/h2>.*<table><tbody><tr><th><p>Plan<\/p><\/th><th><p>Price<\/p><\/th>/;
  await eventually(async () => prices.exec((await editing.stored('au/table')).contents[0].text)?.length, 1);
  await context.close();
});
