import type { Locator, Page } from 'playwright-core';
import { newItem } from '../src/blocks/new-item.ts';
import { blocks } from '../src/blocks/index.ts';
import type { Fields } from '../src/fields/field.ts';
import { type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
let page: Page;
const text = (key: string, content: string) => ({ componentType: 'RichText', key, text: content });
const close = { marginBottomSmall: '0', marginBottomMedium: '0', marginBottomLarge: '0' };
const headings = '<h2>Two</h2><h3>Three</h3><h4>Four</h4><p>Words</p>';
beforeAll(async () => {
  editing = await startEditing();
  const numbers = [{ key: 'n', prefix: '', number: '4,200', suffix: '', description: 'claims' }];
  const contents = [
    { componentType: 'Text', key: 'one', text: 'Text one', spacing: close },
    text('two', '<p>Text two</p>'),
    text('headings', headings),
    { componentType: 'ByNumbers', key: 'numbers', title: 'By numbers', items: numbers },
    text('last', '<p>Text last</p>'),
  ];
  await editing.makePage('inserted', { contents });
  await editing.call('/user/savePreferences', { tourSeen: true });
  ({ page } = await editing.edit('inserted', { width: 1440, height: 800 }));
});
afterAll(() => editing?.stop());

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
const boxOf = async (locator: Locator): Promise<Box> => (await locator.boundingBox())!;
const areApart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
const sidebar = () => page.locator('.ed-sidebar');

/** Clicks a text, and waits until the page has made room for the sidebar. */
async function select(content: string): Promise<void> {
  await page.locator('#main').getByText(content, { exact: true }).click();
  await sidebar().getByRole('button', { name: 'Close the sidebar' }).waitFor();
}

async function insertBelow(content: string, block: string): Promise<void> {
  await select(content);
  await insert(block);
}

async function insert(block: string): Promise<void> {
  await page.getByRole('button', { name: 'Insert below' }).click();
  await page.getByRole('combobox', { name: 'Search blocks' }).fill(block);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Add a block' }).waitFor({ state: 'detached' });
}

const headerBottom = async () => {
  const { y, height } = await boxOf(page.locator('[data-part=header]'));
  return Math.max(0, y + height);
};

test('a number without prefix and suffix shows no placeholders that visitors do not see', async () => {
  const empty = page.locator('[data-block=ByNumbers] li > p:first-child [data-ed-text]:empty');
  expect(await empty.evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity))).toEqual(['0', '0']);
});

test('buttons that insert a block do not cover the bar of the block above', async () => {
  await select('Text two');
  await page.locator('#main').getByText('Text one', { exact: true }).hover();
  const bar = page.locator('.ed-frame-hovered .ed-bar');
  await bar.waitFor();
  for (const name of ['Insert above', 'Insert below']) {
    const plus = page.getByRole('button', { name, exact: true });
    await eventually(async () => [name, areApart(await boxOf(bar), await boxOf(plus))], [name, true]);
  }
});

test('frames and buttons of a block scrolled under the header are under it too', async () => {
  await select('Text two');
  const plus = page.getByRole('button', { name: 'Insert above', exact: true });
  const header = await headerBottom();
  const { y, height } = await boxOf(plus);
  await page.mouse.wheel(0, y + height / 2 - header / 2);
  await eventually(async () => (await boxOf(plus)).y + height / 2 < (await headerBottom()), true);
  const covered = await plus.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('#ed-layer') === null;
  });
  expect(covered).toBe(true);
});

test('headings in the sidebar are readable and differ in size', async () => {
  await select('Words');
  await sidebar().getByText('Texts on the page').click();
  const box = sidebar().locator('.ed-rich-text');
  await box.locator('h4').waitFor();
  const styles = await box.locator('h2, h3, h4, p').evaluateAll((all) =>
    all.map((one) => {
      let ground: Element | null = one;
      while (ground && /rgba\(0, 0, 0, 0\)|transparent/.test(getComputedStyle(ground).backgroundColor))
        ground = ground.parentElement;
      const { color, fontSize, marginTop } = getComputedStyle(one);
      return {
        color,
        fontSize,
        marginTop,
        ground: ground ? getComputedStyle(ground).backgroundColor : 'rgb(255, 255, 255)',
      };
    }),
  );
  for (const { color, ground } of styles)
    expect([color, ground, contrast(color, ground) >= 4.5]).toEqual([color, ground, true]);
  const sizes = styles.map(({ fontSize }) => Number.parseFloat(fontSize));
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(new Set(sizes.slice(0, 3)).size).toBe(3);
  expect(styles.slice(1).every(({ marginTop }) => Number.parseFloat(marginTop) > 0)).toBe(true);
});

test('an inserted rich text has the caret', async () => {
  await insertBelow('Text one', 'Rich text');
  await eventually(
    () =>
      page.evaluate(() => {
        const active = document.activeElement as HTMLElement | null;
        return (
          active?.isContentEditable === true &&
          active.closest('[data-block=RichText]') !== null &&
          active.innerText.trim()
        );
      }),
    '',
  );
});

test('a quote without a portrait offers one as a row, not as a full picture', async () => {
  await insertBelow('Text one', 'Quote');
  const quote = page.locator('[data-block=QuoteBlock]');
  await quote.locator('.ed-no-picture').waitFor();
  expect((await boxOf(quote.locator('.ed-no-picture'))).height).toBeLessThan(100);
  expect((await boxOf(quote)).height).toBeLessThan(600);
});

test.each([
  ['By numbers', '[data-block=ByNumbers]'],
  ['Quote', '[data-block=QuoteBlock]'],
  ['Media', '[data-block=Media]'],
  ['Focus call to action', '[data-block=FocusCtaBlock]'],
])('%s is scrolled into view when it is inserted at the lower end of the window', async (block, selector) => {
  await select('Text last');
  const last = page.locator('main').getByText('Text last', { exact: true });
  await page.mouse.move(300, 400);
  await page.mouse.wheel(0, (await boxOf(last)).y - 680);
  await eventually(async () => Math.abs((await boxOf(last)).y - 680) < 2, true);
  await insert(block);
  const item = page.locator(selector).last();
  await eventually(async () => {
    const { y, height } = await boxOf(item);
    const header = await headerBottom();
    return y >= header && (y + height <= 800 || y < header + 60);
  }, true);
});

test('published blocks without rows leave no empty space', async () => {
  const ofRows = blocks.filter((block) => listsOf(block).length > 0);
  const contents = ofRows.map((block) => ({
    ...newItem(block, block.componentType.toLowerCase()),
    ...Object.fromEntries(listsOf(block).map((name) => [name, []])),
  }));
  const saved = await editing.makePage('without-rows', { contents });
  await editing.call('/page/publishPage', { page: { _id: saved._id, revision: saved.revision } });
  const visitor = await editing.visitor();
  await visitor.goto(`${editing.site.bff.url}/without-rows`);
  for (const { componentType } of ofRows) {
    const height = Math.round((await visitor.locator(`[data-block=${componentType}]`).boundingBox())?.height ?? 0);
    expect([componentType, height, height < 300]).toEqual([componentType, height, true]);
  }
  await visitor.context().close();
});

const luminance = (colour: string): number => {
  const [r, g, b] = colour
    .match(/[\d.]+/g)!
    .slice(0, 3)
    .map((part) => Number(part) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string): number => {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const listsOf = ({ fields }: { fields: object }): string[] =>
  Object.entries(fields as Fields).flatMap(([name, { kind }]) => (kind === 'list' ? name : []));

describe('a block of articles', () => {
  beforeAll(async () => {
    const article = (slug: string, title: string, pageType: string, day: string, tags: string[] = []) =>
      editing.makePage(slug, { pageType, template: 'article', tags, header: { title, date: `2026-03-${day}` } });
    await article('one', 'News of one', 'news', '01', ['leave']);
    await article('two', 'News of two', 'news', '02');
    await article('three', 'A feature', 'feature', '03', ['leave', 'claims']);
    await page.context().close();
  });

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
});
