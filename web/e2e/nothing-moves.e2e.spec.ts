import type { Page } from 'playwright-core';
import { type EditingSite, startEditing } from './editing-site.ts';
import { randomOf } from './walks/random.ts';

const seed = Number(process.env.ACTS_SEED ?? 43_014);
const ACTS = Number(process.env.ACTS ?? 80);
const WIDTHS = [1440, 1024];

let editing: EditingSite;
beforeAll(async () => {
  editing = await startEditing();
  // The next step of the tour has other words.
  await editing.call('/user/savePreferences', { tourSeen: true });
  const text = (key: string) => ({ componentType: 'RichText', key, text: `<p>Words of ${key}</p>` });
  await editing.makePage('steady', {
    contents: [
      text('first'),
      { componentType: 'SplitContent', key: 's1', left: [text('left')], right: [text('right')] },
      { componentType: 'QuoteBlock', key: 'q1', quote: '<p>Words of a quote</p>' },
      text('last'),
    ],
  });
});
afterAll(() => editing?.stop());

const TEXTS = '#main h1, #main p:not([data-ed-absent])';
const EDITOR = 'aside[data-sidebar], .ed-menu, [data-status-bar]';
const PARTS = `[data-part=header], ${TEXTS}, #main [data-block], ${EDITOR}, [data-status-bar] button`;
/** The whole page is in the window, so that nothing scrolls. */
const HEIGHT = 2400;

/** Boxes of the page, the bar, the menu and the inspector after two frames, without the text that has the caret and what contains it. */
const boxes = (page: Page) =>
  page.evaluate(async (parts) => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const caret = document.activeElement?.closest('#main [contenteditable]');
    return [...document.querySelectorAll<HTMLElement>(parts)]
      .filter((part) => !caret || !(part.contains(caret) || caret.contains(part)))
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const text = part.matches('p, h1, button') ? (part.ariaLabel ?? part.textContent!.replaceAll('x', '')) : '';
        // The page header is as wide as its words.
        return [part.tagName, part.dataset.block, text, x, y, part.matches('p, h1') ? '' : width, height].join(' ');
      });
  }, PARTS);

test(`nothing moves while one types, selects, folds and undoes (ACTS_SEED=${seed})`, async () => {
  const random = randomOf(seed);
  const { page, context } = await editing.edit('steady', { width: 1440, height: HEIGHT });
  await page.evaluate(() => document.fonts.ready);
  // The first letter of an empty field gives it a place, as for visitors.
  const isInText = () =>
    page.evaluate(() => document.activeElement?.closest('#main [contenteditable]:not([data-ed-absent])') != null);
  const pressInText = async (key: string) => {
    if (await isInText()) await page.keyboard.press(key);
  };
  const press = (key: string) => () => page.keyboard.press(key);
  const acts: Record<string, () => Promise<void>> = {
    'select a text': async () => {
      const found = await page.locator(TEXTS).evaluateAll((all) =>
        all.flatMap((one) => {
          const { x, y } = one.getBoundingClientRect();
          const at = { x: x + 12, y: y + 10 };
          return one.contains(document.elementFromPoint(at.x, at.y)) ? [at] : [];
        }),
      );
      const { x, y } = random.pick(found);
      await page.mouse.click(x, y);
    },
    type: () => pressInText('x'),
    'type again': () => pressInText('x'),
    'go to the next': press('Tab'),
    'go to the previous': press('Shift+Tab'),
    'leave the text': press('Escape'),
    // In the inspector, this key would choose another option.
    'go down': () => pressInText('ArrowDown'),
    undo: press('Control+z'),
    redo: press('Control+Shift+z'),
    fold: async () => {
      await page.getByRole('button', { name: 'Collapse the sidebar' }).click();
      await page.getByRole('button', { name: 'Expand the sidebar' }).click();
    },
  };
  const done: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const before = await boxes(page);
    for (let count = 0; count < ACTS / WIDTHS.length; count += 1) {
      const name = random.pick(Object.keys(acts));
      done.push(name);
      await acts[name]!();
      const after = await boxes(page);
      const moved = after.filter((box) => !before.includes(box));
      const at = { width, count: done.length, acts: done.slice(-6) };
      expect({ ...at, moved }).toEqual({ ...at, moved: [] });
    }
  }
  await context.close();
});

test('Edit and View stay where they are when one of them is pressed', async () => {
  const { page, context } = await editing.edit('steady');
  const bar = page.getByRole('group', { name: 'Editing', exact: true });
  const places = () =>
    Promise.all(['Edit', 'View'].map((name) => bar.getByRole('button', { name, exact: true }).boundingBox()));
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const before = await places();
    for (const name of ['View', 'Edit'] as const) {
      await bar.getByRole('button', { name, exact: true }).dblclick();
      await page.locator(name === 'Edit' ? 'html.ed-selecting' : 'html:not(.ed-selecting)').waitFor();
      expect([width, await places(), await page.getByRole('dialog').count()]).toEqual([width, before, 0]);
    }
  }
  await context.close();
});
