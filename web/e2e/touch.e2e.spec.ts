import type { Page } from 'playwright-core';
import { samples } from '../../scripts/demo/style-guide/samples.ts';
import { blocks } from '../src/blocks/index.ts';
import { createSampleItem } from '../src/blocks/new-item.ts';
import { type EditingSite, caretIn, fillIn, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
let page: Page;
beforeAll(async () => {
  editing = await startEditing();
  const { _id, revision } = await editing.makePage('touched');
  await editing.call('/page/publishPage', { page: { _id, revision } });
  const context = await editing.browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  page = await context.newPage();
  await page.goto(`${editing.site.bff.url}/touched`, { waitUntil: 'networkidle' });
});
afterAll(() => editing?.stop());

const layer = () => page.locator('#ed-layer');
const isTyping = () => page.evaluate(() => (document.activeElement as HTMLElement).isContentEditable);

test('an editor signs in with the button at the end of the page, which is above the notice about cookies', async () => {
  await page.getByRole('button', { name: 'Login' }).tap();
  await fillIn(page);
});

test('a phone edits a page from the start, and has buttons that stop and start it', async () => {
  const isEdited = page.locator('html.ed-selecting');
  await isEdited.waitFor();
  await page.getByRole('button', { name: 'View', exact: true }).tap();
  await isEdited.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Edit', exact: true }).tap();
  await isEdited.waitFor();
});

test('the status is wholly visible while a page is edited', async () => {
  const status = (await page.locator('[data-status-bar] > [data-saving]').boundingBox())!;
  expect(status.x).toBeGreaterThanOrEqual(0);
  expect(status.x + status.width).toBeLessThanOrEqual(390);
  expect(status.height).toBeLessThanOrEqual(30);
  const buttons = await page
    .locator('[data-status-bar] > button:visible')
    .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().y));
  expect(buttons.length).toBeGreaterThan(1);
  for (const top of buttons) expect(top).toBeGreaterThanOrEqual(status.y + status.height);
});

test('the first tap on a text selects its block, and the second one edits it', async () => {
  await page.getByText('Text two').tap();
  await layer().getByRole('button', { name: 'Move up' }).waitFor();
  expect(await isTyping()).toBe(false);
  expect(await page.locator('aside[data-sidebar]').count()).toBe(0);
  await page.getByText('Text two').tap();
  await caretIn(page, 'Text two');
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('o and');
  await page.locator('.ed-status-text', { hasText: /^Saved/ }).waitFor();
});

test('a block is moved by its buttons, which are large enough for a finger', async () => {
  for (const name of ['Move up', 'Insert below', 'Remove']) {
    const { width, height } = (await layer().getByRole('button', { name, exact: true }).first().boundingBox())!;
    expect([name, width >= 44, height >= 44]).toEqual([name, true, true]);
  }
  await layer().getByRole('button', { name: 'Move up' }).tap();
  await eventually(
    () => page.locator('#main [data-block=RichText]').allTextContents(),
    ['Text two and', 'Text one', 'Text three'],
  );
});

test('the page is published, and visitors read it', async () => {
  await page.getByRole('button', { name: /^Publish (now|\d+ changes?)$/ }).tap();
  const anyway = page.getByRole('button', { name: 'Publish anyway' });
  const receipt = page.getByRole('region', { name: 'Receipt' });
  await receipt.or(anyway).waitFor();
  if (await anyway.isVisible()) await anyway.tap();
  const isPublished = async () => /Text two and.*Text one/s.test((await editing.site.get('/touched')).text);
  await eventually(isPublished, true);
  await receipt.getByRole('button', { name: 'Dismiss the receipt' }).tap();
});

test('the label of a block opens its sidebar below the block', async () => {
  await layer().getByRole('button', { name: 'Rich text', exact: true }).tap();
  const sidebar = page.locator('aside[data-sidebar]');
  await sidebar.waitFor();
  await eventually(async () => {
    const [text, box] = [await page.locator('#main').getByText('Text two').boundingBox(), await sidebar.boundingBox()];
    return text!.y + text!.height <= box!.y;
  }, true);
  await page.getByRole('button', { name: 'Close the sidebar' }).tap();
});

test('a long press on a block opens its menu, which also adds a block below', async () => {
  const touch = await page.context().newCDPSession(page);
  const { x, y } = (await page.locator('#main').getByText('Text three').boundingBox())!;
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 5, y: y + 5 }] });
  const menu = page.getByRole('dialog', { name: 'More actions' });
  await menu.waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await menu.getByRole('button', { name: 'Insert below' }).tap();
  await page.getByRole('dialog', { name: 'Add a block' }).waitFor();
});

test('the filters of a dashboard are within the screen', async () => {
  await page.getByRole('dialog', { name: 'Add a block' }).getByRole('button', { name: 'Close' }).tap();
  for (const tab of ['leads', 'audit', 'users', 'statistics']) {
    await page.keyboard.press('Control+k');
    await page.locator(`[data-command="dashboard:${tab}"]`).tap();
    await page.getByRole('tabpanel').waitFor();
    const fields = page.locator('dialog[open] :is(input, select):visible:not([type=checkbox])');
    await fields.first().waitFor();
    const boxes = await fields.evaluateAll((all) =>
      all.map((field) => field.getBoundingClientRect()).filter(({ top }) => top < innerHeight / 2),
    );
    for (const { left, right, width } of boxes)
      expect([tab, left >= 0, right <= 390, width >= 100]).toEqual([tab, true, true, true]);
    await page.keyboard.press('Escape');
  }
});

test('the bar of a block covers words rather than a link next to the block', async () => {
  const text = (key: string, words: string) => ({ componentType: 'RichText', key, text: `<p>${words}</p>` });
  const link = { type: 'page', href: '/touched', text: 'A link above' };
  const contents = [
    text('before', 'Many words. '.repeat(60)),
    { componentType: 'CtaButton', key: 'link', link },
    text('words', 'Below a link'),
    text('after', 'Many words. '.repeat(60)),
  ];
  await editing.makePage('links', { contents });
  await page.goto(`${editing.site.bff.url}/links`);
  await page.getByText('Below a link').tap();
  const bar = layer().locator('[data-frame=selected] > [role=toolbar]');
  await bar.getByRole('button', { name: 'Remove', exact: true }).waitFor();
  await eventually(async () => {
    const [over, under] = [await bar.boundingBox(), await page.locator('#main').getByText(link.text).boundingBox()];
    return over!.y < under!.y + under!.height && under!.y < over!.y + over!.height;
  }, false);
});

test('no sample of a block is wider than a phone while it is edited, nor is the bar of a block', async () => {
  const contents = blocks.flatMap((block) =>
    samples[block.componentType]!.map((sample, at) => createSampleItem(block, sample, `${block.componentType}-${at}`)),
  );
  await editing.makePage('samples', { contents });
  await page.goto(`${editing.site.bff.url}/samples`);
  await page.locator('#main [data-ed-text]').first().waitFor();
  await page.locator('[data-block=ContentGrid] h2[data-ed-text]').first().tap();
  const bar = layer().locator('[data-frame=selected] > [role=toolbar]');
  const remove = bar.getByRole('button', { name: 'Remove', exact: true });
  await remove.waitFor();
  for (const width of [412, 390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await eventually(async () => {
      const { x, width: size } = (await remove.boundingBox())!;
      return [width, x + size <= width];
    }, [width, true]);
    expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width]);
  }
});
