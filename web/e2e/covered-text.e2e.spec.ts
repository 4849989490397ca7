import type { Locator, Page } from 'playwright-core';
import { startDemo } from '../../bff/test/processes.ts';
import { browserCookie } from './browser-cookie.ts';
import { openContext } from './chromium.ts';
import { SIDEBAR, isClosedByEscape } from './dialog-violations.ts';
import { type Editing, type EditingSite, caretIn, editPage, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

const sentence = 'A line of words that goes on until the right end of the text and is continued on the next one. ';
const text = (key: string, opening: string, times: number) => ({
  componentType: 'RichText',
  key,
  text: `<p>${opening} ${sentence.repeat(times)}</p>`,
});
const LAST = 'Last of all';
const openings = ['First of all', 'In a column', 'In the other one', 'Higher than the window', 'Short', LAST];

let editing: EditingSite;
let page: Page;
let context: Editing['context'];
beforeAll(async () => {
  editing = await startEditing();
  const columns = { left: [text('l1', openings[1]!, 3)], right: [text('l2', openings[2]!, 3)] };
  const contents = [
    text('r1', openings[0]!, 6),
    { componentType: 'SplitContent', key: 's1', ...columns },
    text('r2', openings[3]!, 120),
    text('r3', openings[4]!, 0),
    text('r4', LAST, 4),
  ];
  const call = { title: 'Talk to us', text: '<p>Say how many people you employ.</p>' };
  const link = { type: 'page', href: '/covered-text', text: 'Get in touch' };
  await editing.makePage('call', { contents: [{ componentType: 'CtaBlock', key: 'c1', ...call, link }] });
  for (const slug of ['covered-text', 'offline']) await editing.makePage(slug, { template: 'tertiary', contents });
});
afterAll(() => editing?.stop());

/** Opens the page in a window of this width, without receipts and messages. */
async function open(width: number, slug = 'covered-text'): Promise<void> {
  await page?.setViewportSize({ width, height: 768 });
  ({ page, context } = await editing.editInSameTab(slug));
  await page.setViewportSize({ width, height: 768 });
}

const words = (opening: string) => page.locator('#main').getByText(opening);
const sidebar = () => page.locator(SIDEBAR);

async function openAtEndOfLine(opening: string): Promise<void> {
  const paragraph = words(opening);
  await paragraph.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const end = await paragraph.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { bottom } = document.querySelector('[data-part=header]')!.getBoundingClientRect();
    const lines = [...range.getClientRects()].filter(({ top, width }) => top > bottom && width > 20);
    const { right, top, height } = lines[0]!;
    return { x: right - 3, y: top + height / 2 };
  });
  await page.mouse.click(end.x, end.y);
  await caretIn(page, opening);
}

/** Returns the elements that cover the words of the text with the caret. “caret” limits the check to the line of the caret. */
const covering = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement!;
    const header = document.querySelector('[data-part=header]')!.getBoundingClientRect();
    const overlap = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const lines: DOMRect[] = [];
    const nodes = document.createTreeWalker(active, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (nodes.nextNode()) {
      range.selectNodeContents(nodes.currentNode);
      lines.push(...range.getClientRects());
    }
    const { focusNode, focusOffset } = getSelection()!;
    range.setStart(focusNode!, focusOffset);
    range.collapse(true);
    const caret = range.getClientRects()[0]!;
    const line = lines.filter(({ top, bottom }) => top < caret.bottom - 2 && bottom > caret.top + 2);
    const found: string[] = [];
    const bar = document.querySelector('[data-frame=selected] > [role=toolbar]:not([data-place=hidden])');
    const boxes = { bar, toolbar: document.querySelector('.ed-frame-toolbar > [role=toolbar]') };
    for (const [name, element] of Object.entries(boxes)) {
      const box = element?.getBoundingClientRect();
      if (!box) continue;
      if (overlap(box, header)) found.push(`${name} over the header`);
      if (box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight)
        found.push(`${name} outside of the window`);
      if ((name === 'bar' ? lines : line).some((one) => overlap(box, one))) found.push(`${name} over the text`);
    }
    for (const card of document.querySelectorAll('[data-card]')) {
      const box = card.getBoundingClientRect();
      if (lines.some((one) => overlap(box, one))) found.push('card over the text');
      if (boxes.toolbar && overlap(box, boxes.toolbar.getBoundingClientRect())) found.push('card over the toolbar');
    }
    for (const message of document.querySelectorAll('[popover]:popover-open'))
      if (line.some((one) => overlap(message.getBoundingClientRect(), one))) found.push('message over the text');
    for (const one of line) {
      for (const x of [one.left + 2, (one.left + one.right) / 2, one.right - 2]) {
        const top = document.elementFromPoint(x, (one.top + one.bottom) / 2);
        if (!top || !active.contains(top))
          found.push(`${top?.closest('[data-sidebar]') ? 'sidebar' : top?.tagName} over the caret`);
      }
    }
    return found;
  });

const boxesOf = (texts: Locator) =>
  texts.evaluateAll((all) =>
    all.map((one) => JSON.stringify([one.getBoundingClientRect().x, one.getBoundingClientRect().width])),
  );

/** Puts the caret into the first line of a text, which is this far from the top of the window. */
async function openAt(opening: string, top: number, x: number): Promise<void> {
  const paragraph = words(opening);
  await paragraph.evaluate(
    (element, top) => scrollTo({ top: scrollY + element.getBoundingClientRect().top - top, behavior: 'instant' }),
    top,
  );
  await paragraph.click({ position: { x, y: 10 } });
  await caretIn(page, opening);
}

async function publish(): Promise<void> {
  await page.getByRole('button', { name: 'Publish page' }).click();
  await page.locator('[data-receipt=true]').waitFor();
}

describe.each([1440, 1024])('at %d px', (width) => {
  beforeAll(() => open(width));

  test('nothing covers the line with the caret, and no bar the text of the block', async () => {
    for (const opening of openings) {
      const before = await boxesOf(page.locator('#main p'));
      await openAtEndOfLine(opening);
      await sidebar().waitFor();
      await eventually(async () => [opening, await covering(page)], [opening, []]);
      expect(await boxesOf(page.locator('#main p'))).toEqual(before);
      await page.locator('#ed-layer').getByRole('button', { name: 'Insert below' }).waitFor({ state: 'attached' });
      await page.keyboard.press('Control+End');
      await eventually(async () => [opening, await covering(page)], [opening, []]);
      expect(await isClosedByEscape(page)).toBe(true);
    }
  });
});

test('a receipt without a place is folded to a button of the bar, which opens it again', async () => {
  await publish();
  await openAtEndOfLine('Higher than the window');
  const button = page
    .getByRole('group', { name: 'Editing' })
    .getByRole('button', { name: /^Published · all up to date/ });
  await button.click();
  const receipt = page.getByRole('region', { name: 'Receipt' });
  await eventually(() => receipt.evaluate((element) => element === document.activeElement), true);
  expect(await button.count()).toBe(0);
  await openAtEndOfLine('Higher than the window');
  await button.waitFor();
});

test('the toolbar of a text does not cover the button below the text', async () => {
  await open(1280, 'call');
  await words('Say how many people').click();
  const isOver = async () => {
    const toolbar = (await page.locator('.ed-frame-toolbar > [role=toolbar]').boundingBox())!;
    const button = (await page.locator('#main').getByRole('link', { name: 'Get in touch' }).boundingBox())!;
    return toolbar.y < button.y + button.height && button.y < toolbar.y + toolbar.height;
  };
  await eventually(isOver, false);
  await open(1024);
});

test('the sidebar does not cover the text that is edited when it opens', async () => {
  await openAtEndOfLine(openings[0]!);
  await page.getByRole('button', { name: 'Expand the sidebar' }).click();
  await sidebar().getByText('Spacing', { exact: true }).waitFor();
  await words(openings[0]!).click({ position: { x: 20, y: 10 } });
  await caretIn(page, openings[0]!);
  await eventually(() => covering(page), []);
  await page.getByRole('button', { name: 'Collapse the sidebar' }).click();
});

describe('at 1280 px', () => {
  beforeAll(() => open(1280));
  beforeEach(() => isClosedByEscape(page));

  test('lines that the caret moves to are scrolled out from under the bar and the header', async () => {
    await openAtEndOfLine('Higher than the window');
    for (const key of ['ArrowDown', 'ArrowUp']) {
      for (let line = 0; line < 30; line += 1) await page.keyboard.press(key);
      await eventually(() => covering(page), []);
    }
  });

  test('a text that becomes longer is not covered', async () => {
    await openAtEndOfLine('Short');
    await page.keyboard.press('End');
    await page.keyboard.type(sentence);
    await eventually(() => covering(page), []);
  });

  test('the receipt of a publish covers neither the text with the caret nor its toolbar', async () => {
    for (const opening of [openings[0]!, openings[2]!, openings[3]!, LAST]) {
      await publish();
      await openAt(opening, 600, 60);
      await page.keyboard.type('More words ');
      await page.locator('.ed-frame-toolbar > [role=toolbar]').waitFor();
      await eventually(async () => [opening, await covering(page)], [opening, []]);
      await page.getByRole('region', { name: 'Receipt' }).getByRole('button', { name: 'Dismiss' }).click();
    }
  });

  test('a message does not cover the line with the caret', async () => {
    await open(1280, 'offline');
    await context.setOffline(true);
    for (const opening of [openings[0]!, 'Higher than the window']) {
      await openAt(opening, 120, 300);
      await page.keyboard.type('More words ');
      await page.keyboard.press('Control+Shift+Enter');
      // A message is not dismissed while the pointer is over it.
      const dismiss = page.getByRole('button', { name: 'Dismiss' }).last();
      await dismiss.hover();
      await eventually(async () => [opening, await covering(page)], [opening, []]);
      expect(await dismiss.isVisible()).toBe(true);
    }
  });
});

test('nothing covers a text of the home page of the demo that is edited', async () => {
  await context.close();
  const demo = await startDemo();
  const cookies = [browserCookie((await demo.signIn()).cookie, demo.url)];
  const home = await (await openContext(demo.url, cookies)).newPage();
  await home.setViewportSize({ width: 1024, height: 768 });
  await home.goto(`${demo.url}/au`);
  await editPage(home);
  const texts = home.locator('#main [data-ed-text]:not([data-ed-absent])');
  await texts.first().waitFor();
  for (const text of await texts.all()) {
    if (!(await text.isVisible())) continue;
    const words = await text.innerText();
    await text.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await text.click({ position: { x: 6, y: 8 } });
    await caretIn(home, words.split('\n')[0]!);
    await eventually(async () => [words, await covering(home)], [words, []]);
  }
  await home.context().close();
  await demo.stop();
});
