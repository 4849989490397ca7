import type { Page } from 'playwright-core';
import { type EditingSite, caretIn, startEditing } from './editing-site.ts';

let editing: EditingSite;
beforeAll(async () => {
  editing = await startEditing();
}, 60_000);
afterAll(() => editing?.stop());

let pages = 0;
async function open() {
  const slug = `page-${++pages}`;
  await editing.makePage(slug);
  return { slug, ...(await editing.edit(slug)) };
}
const text = async (slug: string, at: number) => (await editing.stored(slug)).contents[at].text;
const putCaret = async (page: Page, words: string) => {
  await page.getByText(words).click();
  await caretIn(page, words);
  await page.keyboard.press('End');
};
const EDIT = '**/api/page/edit';

test('a save whose answer is lost is sent again and done once', async () => {
  const { page, slug, status, context } = await open();
  let lost = 0;
  await page.route(EDIT, async (route) => {
    if (lost++ > 0) return route.continue();
    // The server did it, and nobody here knows.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await putCaret(page, 'Text one');
  await page.keyboard.type(' once');
  await status(/not answering/);
  await status('Saved');
  expect(lost).toBe(2);
  expect(await text(slug, 0)).toBe('<p>Text one once</p>');
  expect((await editing.stored(slug)).revision).toBe(2);
  await context.close();
});

test('what is typed in the same moment as the click is in the text, however slow the machine is', async () => {
  const { page, slug, status, context } = await open();
  const machine = await context.newCDPSession(page);
  await machine.send('Emulation.setCPUThrottlingRate', { rate: 12 });
  const box = (await page.getByText('Text one').boundingBox())!;
  await Promise.all([
    page.mouse.click(box.x + box.width - 4, box.y + box.height / 2),
    page.keyboard.press('End'),
    page.keyboard.type(' at once'),
  ]);
  // The sidebar comes to show it as well.
  await page.locator('#main').getByText('Text one at once').waitFor();
  await machine.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await status('Saved');
  expect(await text(slug, 0)).toBe('<p>Text one at once</p>');
  await context.close();
});

test('what is typed while a save is on its way follows it', async () => {
  const { page, slug, status, context } = await open();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let calls = 0;
  await page.route(EDIT, async (route) => {
    if (calls++ === 0) await held;
    await route.continue();
  });
  await putCaret(page, 'Text one');
  await page.keyboard.type(' first');
  await page.waitForRequest(EDIT);
  await page.keyboard.type(' second');
  release();
  await status('Saved');
  expect(await text(slug, 0)).toBe('<p>Text one first second</p>');
  await context.close();
});

test('services that are away are waited for', async () => {
  const { page, slug, status, context } = await open();
  await putCaret(page, 'Text two');
  await editing.site.stopServices();
  await page.keyboard.type(' while nobody was there');
  await status(/not answering/);
  await editing.site.startServices();
  await status('Saved');
  expect(await text(slug, 1)).toBe('<p>Text two while nobody was there</p>');
  await context.close();
}, 60_000);

test('a tab that is killed while a save is on its way loses nothing and does nothing twice', async () => {
  const { page, slug, status, context } = await open();
  await page.route(EDIT, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await putCaret(page, 'Text one');
  await page.keyboard.type(' sent');
  await status(/not answering/);
  await page.keyboard.type(' and not sent');
  await page.waitForFunction(() => document.querySelector('.item')?.textContent === 'Text one sent and not sent');
  await journalled(page, 'and not sent');
  await page.close({ runBeforeUnload: false });
  const other = await editing.edit(slug);
  await putCaret(other.page, 'Text three');
  await other.page.keyboard.type(' by Bob');
  await other.status('Saved');
  const next = await context.newPage();
  await next.goto(`${editing.site.bff.url}/${slug}`);
  await next.getByText('Text one sent and not sent').waitFor();
  await next.getByText('Text three by Bob').waitFor();
  await next.locator('.ed-status-text', { hasText: /^Saved/ }).waitFor();
  expect(await text(slug, 0)).toBe('<p>Text one sent and not sent</p>');
  expect(await text(slug, 2)).toBe('<p>Text three by Bob</p>');
  await Promise.all([context.close(), other.context.close()]);
});

test('two tabs of one browser leave each other alone', async () => {
  const { page, slug, status, context } = await open();
  const second = await context.newPage();
  await second.goto(`${editing.site.bff.url}/${slug}`);
  await second.getByRole('button', { name: 'Select component' }).click();
  await page.bringToFront();
  await putCaret(page, 'Text one');
  await page.keyboard.type(' in the first tab');
  await second.bringToFront();
  await putCaret(second, 'Text three');
  await second.keyboard.type(' in the second');
  await status('Saved');
  await second.locator('.ed-status-text', { hasText: /^Saved/ }).waitFor();
  expect((await editing.stored(slug)).contents.map((item: any) => item.text)).toEqual([
    '<p>Text one in the first tab</p>',
    '<p>Text two</p>',
    '<p>Text three in the second</p>',
  ]);
  await context.close();
});

test('many random keys, pauses, undos and moves end as the page shows them', async () => {
  const { page, slug, context } = await open();
  const words = ['Text one', 'Text two', 'Text three'];
  await putCaret(page, words[0]!);
  for (let step = 0; step < 40; step++) {
    const kind = (step * 7) % 5;
    if (kind < 3) await page.keyboard.type(` w${step}`);
    else if (kind === 3) await page.keyboard.press('Control+z');
    else await page.keyboard.press(step % 2 ? 'Alt+ArrowDown' : 'Alt+ArrowUp');
  }
  await page.keyboard.press('Control+s');
  await page.locator('.ed-toast', { hasText: 'Page Saved' }).waitFor();
  const shown = await page.locator('.item').allTextContents();
  const stored = (await editing.stored(slug)).contents.map((item: any) => item.text.replace(/<[^>]*>/g, ''));
  expect(stored).toEqual(shown);
  await context.close();
});

/** Waits until the device keeps these words. */
async function journalled(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('editor');
        opening.onsuccess = () => {
          const all = opening.result.transaction('entries').objectStore('entries').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(all.result).includes(wanted));
          };
        };
      }),
    words,
  );
}
