import type { Locator, Page } from 'playwright-core';
import { browserCookie } from './browser-cookie.ts';
import { isClosedByEscape } from './dialog-violations.ts';
import { type EditingSite, caretIn, editPage, startEditing, viewPage } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
let page: Page;
beforeAll(async () => {
  editing = await startEditing();
  await editing.makePage('covered');
  ({ page } = await editing.edit('covered', { width: 1440, height: 800 }));
});
afterAll(() => editing?.stop());

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
const bar = () => page.getByRole('group', { name: 'Editing', exact: true });
const boxOf = async (locator: Locator): Promise<Box> => (await locator.boundingBox())!;
const areApart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

test('the menu covers no text, and the toolbar of a rich text covers no button that inserts a block', async () => {
  const textLeft = async () => (await boxOf(page.locator('h1'))).x;
  for (const width of [640, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const isRightOfMenu = async () => {
      const menu = await boxOf(page.locator('.ed-menu'));
      return [width, (await textLeft()) >= menu.x + menu.width];
    };
    await eventually(isRightOfMenu, [width, true]);
    await page.locator('#main').getByText('Text two').click();
    const toolbar = page.locator('.ed-frame-toolbar .ed-toolbar');
    await toolbar.waitFor();
    for (const name of ['Insert above', 'Insert below']) {
      const button = page.getByRole('button', { name, exact: true });
      const isClear = async () => [width, name, areApart(await boxOf(toolbar), await boxOf(button))];
      await eventually(isClear, [width, name, true]);
    }
    expect(await isRightOfMenu()).toEqual([width, true]);
    await isClosedByEscape(page);
  }
});

test('the tour leaves the bar room for its other words', async () => {
  await bar().getByRole('region', { name: 'First steps' }).waitFor();
  await page.locator('h1').click();
  await page.keyboard.type('New ');
  await bar()
    .getByText(/^Saved/)
    .waitFor();
  const faultsAt = (width: number) =>
    bar().evaluate((element, width) => {
      const words = [...element.querySelectorAll<HTMLElement>('button, [role=status], strong')]
        .filter((one) => one.checkVisibility())
        .map((one) => ({ text: one.textContent, role: one.role, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && box.height > 0);
      return [
        ...words
          .filter(({ role, box }) => role === 'status' && box.height >= 30)
          .map(({ text }) => `two lines: ${text}`),
        ...words
          .filter(({ box }) => box.left < 0 || box.right > width || box.top < 0 || box.bottom > 800)
          .map(({ text }) => `outside: ${text}`),
        ...words.flatMap((one, at) =>
          words
            .slice(at + 1)
            .filter(
              ({ box }) =>
                box.left < one.box.right &&
                one.box.left < box.right &&
                box.top < one.box.bottom &&
                one.box.top < box.bottom,
            )
            .map(({ text }) => `${one.text} over ${text}`),
        ),
      ];
    }, width);
  for (const width of [1024, 1280, 1440, 1800]) {
    await page.setViewportSize({ width, height: 800 });
    await eventually(async () => [width, await faultsAt(width)], [width, []]);
  }
});

describe('for visitors too', () => {
  const WIDTHS = [1024, 1280, 1440];
  beforeAll(async () => {
    await isClosedByEscape(page);
    await editing.call('/page/publishPage', { page: await editing.stored('covered') });
  });

  test('the header begins below the bar, with the size and the places that visitors see', async () => {
    const visitor = await editing.visitor();
    await visitor.goto(page.url());
    await page.getByRole('button', { name: 'Collapse the sidebar' }).click();
    const parts = ['header', 'home-link', 'main-nav'].map((part) => `[data-part=${part}]`);
    const placesOn = (of: Page, top: number) =>
      Promise.all(parts.map((part) => boxOf(of.locator(part)).then((box) => ({ ...box, y: box.y - top }))));
    for (const width of WIDTHS) {
      await Promise.all([page, visitor].map((one) => one.setViewportSize({ width, height: 800 })));
      const seenByVisitors = await placesOn(visitor, 0);
      await eventually(async () => placesOn(page, (await boxOf(bar())).height), seenByVisitors);
    }
    await visitor.context().close();
  });

  test('the notice about cookies is below the bar', async () => {
    // The banner is hidden while texts are edited.
    await viewPage(page);
    const notice = page.locator('[data-part=cookie-banner]');
    await notice.waitFor();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const isBelow = async () => {
        const { y, height } = await boxOf(bar());
        return [width, (await boxOf(notice)).y >= y + height];
      };
      await eventually(isBelow, [width, true]);
    }
  });
});

test('the toolbar of a text is within the window of a tablet', async () => {
  const context = await editing.browser.newContext({
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
    isMobile: true,
  });
  await context.addCookies([browserCookie((await editing.site.signIn()).cookie, editing.site.bff.url)]);
  const page = await context.newPage();
  await page.goto(`${editing.site.bff.url}/covered`);
  await editPage(page);
  const text = page.locator('#main').getByText('Text two');
  await text.tap();
  await page.locator('.ed-bar').first().waitFor();
  await text.tap();
  const toolbar = page.locator('.ed-frame-toolbar .ed-toolbar[data-place]');
  await toolbar.waitFor();
  for (const button of [toolbar, toolbar.getByRole('button', { name: 'Redo' })]) {
    const { x, width } = await boxOf(button);
    expect(x >= 0 && x + width <= 1024).toBe(true);
  }
  await context.close();
});

describe('the sidebar', () => {
  beforeAll(async () => {
    const text = (key: string) => ({
      componentType: 'RichText',
      key,
      text: `<p>Words of ${key}, and some more of them</p>`,
    });
    await editing.makePage('docked', {
      contents: [
        text('first'),
        { componentType: 'SplitContent', key: 's1', left: [text('left')], right: [text('right')] },
        text('last'),
      ],
    });
    await page.context().close();
    ({ page } = await editing.edit('docked'));
  });

  const sidebar = () => page.locator('aside[data-sidebar]');

  /** Boxes of the header of the site, the texts and the sidebar. Empty fields are above the page. */
  const boxes = () =>
    page
      .locator('[data-part=header], #main h1, #main p:not([data-ed-absent]), aside[data-sidebar]')
      .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));

  /** Waits until the page has its place for the size of the window. */
  async function settledBoxes(): Promise<string[]> {
    await page.evaluate(() => document.fonts.ready);
    let before: string[] = [];
    await eventually(async () => {
      const previous = before;
      before = await boxes();
      return before.join() === previous.join();
    }, true);
    return before;
  }

  test('with nothing selected the sidebar stays where it is', async () => {
    await page.getByRole('complementary', { name: 'Nothing selected' }).waitFor();
  });

  describe.each([1024, 1440, 1800])('at %d px', (width) => {
    test('selecting, pressing keys and opening toolbars moves neither the page nor the sidebar', async () => {
      await page.setViewportSize({ width, height: 1200 });
      const before = await settledBoxes();
      for (const text of ['right', 'first', 'left', 'last'].map((key) => `Words of ${key}`)) {
        await page
          .locator('#main')
          .getByText(text)
          .click({ position: { x: 60, y: 12 } });
        await caretIn(page, text);
        await page.keyboard.press('End');
        await page.keyboard.type('!');
        await page.keyboard.press('Backspace');
        expect(await boxes()).toEqual(before);
      }
    });
  });

  test('the page is as wide for its layout as the window, and its scale is shown', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByText(/^1440 px at \d\d %$/).waitFor();
    const site = page.locator('#site');
    expect(await site.evaluate((one) => (one as HTMLElement).offsetWidth)).toBe(1440);
    const { x, width } = (await site.boundingBox())!;
    expect(x + width).toBeCloseTo((await sidebar().boundingBox())!.x, 0);
  });

  test('texts that are typed on the page are in a closed group of the sidebar', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator('#main').getByText('Words of first').click();
    const group = sidebar().locator('details', { hasText: 'Texts on the page' });
    await group.waitFor();
    expect(await sidebar().getByRole('textbox').count()).toBe(0);
    await page.locator('h1').click();
    await sidebar().getByRole('heading', { name: 'Page header' }).waitFor();
    const title = sidebar().getByLabel('Title', { exact: true });
    await title.waitFor({ state: 'hidden' });
    await group.locator('summary').click();
    await title.fill('Another title');
    await page.locator('h1', { hasText: 'Another title' }).waitFor();
  });

  test('on a narrow screen the sidebar is below what is selected', async () => {
    await isClosedByEscape(page);
    await page.setViewportSize({ width: 640, height: 800 });
    const text = page.locator('#main').getByText('Words of right');
    await text.click();
    await page.locator('#ed-layer').getByRole('button', { name: 'Rich text', exact: true }).click();
    await sidebar().waitFor();
    await eventually(async () => {
      const [a, b] = [(await text.boundingBox())!, (await sidebar().boundingBox())!];
      return a.y + a.height <= b.y;
    }, true);
  });

  test('the sidebar stays folded or open as it was left, whatever the width of the window', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Collapse the sidebar' }).click();
    await eventually(async () => (await page.locator('#site').boundingBox())!.width, 1440);
    await page.locator('#main').getByText('Words of first').click();
    await page.getByRole('button', { name: 'Expand the sidebar' }).waitFor();
    await page.reload();
    await editPage(page);
    await page.getByRole('button', { name: 'Expand the sidebar' }).click();
    await page.setViewportSize({ width: 1100, height: 900 });
    await page.getByRole('button', { name: 'Collapse the sidebar' }).waitFor();
  });

  test('a panel that was asked for stays when a keyboard takes height from the window', async () => {
    const { page, context } = await editing.edit('docked', { width: 1280, height: 900 });
    await page.getByRole('button', { name: 'Create new page' }).click();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.setViewportSize({ width, height: 500 });
      await page.getByLabel('Page Slug').fill(`written-at-${width}`);
      await page.setViewportSize({ width, height: 900 });
      expect(await page.getByLabel('Page Slug').inputValue()).toBe(`written-at-${width}`);
      expect(await page.locator('aside[data-sidebar]').getAttribute('data-sidebar')).toBe('expanded');
    }
    await context.close();
  });
});
