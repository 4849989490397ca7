import type { Page } from 'playwright-core';
import { type EditingSite, caretIn, editPage, startEditing, viewPage } from './editing-site.ts';
import { endProcess } from './end-process.ts';
import { readJournal } from './read-journal.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
beforeAll(async () => {
  editing = await startEditing();
});
afterAll(() => editing?.stop());

let pages = 0;
async function open() {
  const slug = `page-${++pages}`;
  await editing.makePage(slug);
  return { slug, ...(await editing.edit(slug)) };
}
const text = async (slug: string, at: number) => (await editing.stored(slug)).contents[at].text;
const putCaret = async (page: Page, text: string) => {
  await page.locator('#main').getByText(text).click();
  await caretIn(page, text);
  await page.keyboard.press('End');
};
const EDIT = '**/api/page/edit';

test('a save with a lost response is sent again and applied once', async () => {
  const { page, slug, status, context } = await open();
  let lost = 0;
  await page.route(EDIT, async (route) => {
    if (lost++ > 0) return route.continue();
    // The server has handled the request, but its response is lost.
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

test('keys typed immediately after a click are in the text, even on a slow machine', async () => {
  const { page, slug, status, context } = await open();
  const machine = await context.newCDPSession(page);
  await machine.send('Emulation.setCPUThrottlingRate', { rate: 12 });
  const box = (await page.getByText('Text one').boundingBox())!;
  await Promise.all([
    page.mouse.click(box.x + box.width - 4, box.y + box.height / 2),
    page.keyboard.press('End'),
    page.keyboard.type(' at once'),
  ]);
  // The sidebar shows the text too, with a delay.
  await page.locator('#main').getByText('Text one at once').waitFor();
  await machine.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await status('Saved');
  expect(await text(slug, 0)).toBe('<p>Text one at once</p>');
  await context.close();
});

test('keys typed in the sidebar right after keys on the page continue the same text', async () => {
  const { page, slug, status, context } = await open();
  await putCaret(page, 'Text one');
  await page.locator('.ed-sidebar').getByText('Texts on the page').click();
  const copy = page.locator('.ed-sidebar [contenteditable=true]').first();
  await copy.waitFor();
  await putCaret(page, 'Text one');
  await page.keyboard.type(' on the page');
  await copy.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' and beside it');
  await status('Saved');
  await eventually(() => text(slug, 0), '<p>Text one on the page and beside it</p>');
  await context.close();
});

test('input during a save is saved afterwards', async () => {
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

test('saving continues when the services are back', async () => {
  const { page, slug, status, context } = await open();
  await putCaret(page, 'Text two');
  await editing.site.stopServices();
  await page.keyboard.type(' while nobody was there');
  await status(/not answering/);
  await editing.site.startServices();
  await status('Saved');
  expect(await text(slug, 1)).toBe('<p>Text two while nobody was there</p>');
  await context.close();
});

test('a tab killed during a save loses nothing and applies nothing twice', async () => {
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
  await readJournal(page, 'and not sent');
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

test('many random keys, pauses, undos and moves end as the page shows them', async () => {
  const { page, slug, context } = await open();
  const text = ['Text one', 'Text two', 'Text three'];
  await putCaret(page, text[0]!);
  for (let step = 0; step < 40; step++) {
    const kind = (step * 7) % 5;
    if (kind < 3) await page.keyboard.type(` w${step}`);
    else if (kind === 3) await page.keyboard.press('Control+z');
    else await page.keyboard.press(step % 2 ? 'Alt+ArrowDown' : 'Alt+ArrowUp');
  }
  await page.keyboard.press('Control+s');
  await page.locator('.ed-toast', { hasText: 'Page Saved' }).waitFor();
  const texts = await page.locator('.item').allTextContents();
  const stored = (await editing.stored(slug)).contents.map((item: any) => item.text.replace(/<[^>]*>/g, ''));
  expect(stored).toEqual(texts);
  await context.close();
});

test('everything done offline with mouse and keys survives a killed tab', async () => {
  const { page, slug, status, context } = await open();
  await context.setOffline(true);
  const items = (of: Page) => of.locator('#main .item').allTextContents();
  await putCaret(page, 'Text one');
  const handle = page.getByRole('button', { name: 'Drag Rich text' }).last();
  // The sidebar moves the page when it opens.
  await page.locator('.ed-sidebar').waitFor();
  await handle.hover();
  const to = (await page.getByText('Text two').boundingBox())!;
  await page.mouse.down();
  await page.mouse.move(to.x + 100, to.y + to.height + 4, { steps: 8 });
  await page.locator('.ed-drop-line').waitFor();
  await page.mouse.up();
  await eventually(() => items(page), ['Text two', 'Text one', 'Text three']);
  await putCaret(page, 'Text three');
  await page.keyboard.type(' and more');
  await page.locator('.ed-sidebar summary', { hasText: 'Background colour' }).click();
  await page.getByRole('radio', { name: 'Primary colour' }).click();
  await page.locator('.ed-sidebar').getByRole('button', { name: 'Duplicate' }).click();
  await page.keyboard.press('Alt+ArrowUp');
  await putCaret(page, 'Text two');
  await page.keyboard.type(' last');
  await status('Offline');
  const done = ['Text two last', 'Text one', 'Text three and more', 'Text three and more'];
  await eventually(() => items(page), done);
  await readJournal(page, 'Text two last');
  expect(await page.locator('.ed-toast-error').allTextContents()).toEqual([]);
  const next = await endProcess(page);
  await context.setOffline(false);
  await next.goto(`${editing.site.bff.url}/${slug}`);
  await next.locator('.ed-toast', { hasText: 'have been restored' }).waitFor();
  await eventually(() => items(next), done);
  await next.locator('.ed-status-text', { hasText: /^Saved/ }).waitFor();
  const { contents } = await editing.stored(slug);
  expect(contents.map((item: any) => [item.text.replace(/<[^>]*>/g, ''), !!item.backgroundColour])).toEqual([
    ['Text two last', false],
    ['Text one', false],
    ['Text three and more', true],
    ['Text three and more', true],
  ]);
  await context.close();
});

test('input during an undecided conflict about a block survives a killed tab', async () => {
  const slug = `page-${++pages}`;
  const quote = { componentType: 'QuoteBlock', key: 'q1', quote: '<p>A quote</p>', image: { imageId: '' } };
  const text = { componentType: 'RichText', key: 'r1', text: '<p>Plain words</p>' };
  await editing.makePage(slug, { contents: [text, quote] });
  const ann = await editing.edit(slug);
  const bob = await editing.edit(slug);
  await putCaret(bob.page, 'A quote');
  await bob.page.keyboard.type(' by Bob');
  await bob.status('Saved');
  await ann.page.locator('#main').getByText('A quote').click();
  await ann.page.locator('.ed-sidebar').getByRole('button', { name: 'Remove' }).click();
  await ann.page.getByRole('dialog', { name: 'Remove' }).getByRole('button', { name: 'Remove' }).click();
  const dialog = ann.page.getByRole('dialog', { name: 'You have changed the same text in another tab' });
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await putCaret(ann.page, 'Plain words');
  await ann.page.keyboard.type(' kept');
  await readJournal(ann.page, 'Plain words kept');
  const next = await endProcess(ann.page);
  await next.goto(`${editing.site.bff.url}/${slug}`);
  await next.getByText('Plain words kept').waitFor();
  await next
    .getByRole('dialog', { name: 'You have changed' })
    .getByRole('radio', { name: 'From the other tab' })
    .check();
  await next.getByRole('button', { name: 'Apply' }).click();
  await next.locator('.ed-status-text', { hasText: /^Saved/ }).waitFor();
  expect((await editing.stored(slug)).contents).toMatchObject([
    { text: '<p>Plain words kept</p>' },
    { quote: '<p>A quote by Bob</p>' },
  ]);
  await Promise.all([ann.context.close(), bob.context.close()]);
});

test('an unsaved footer is restored when the editor returns from a region with another one', async () => {
  const { page, slug, context } = await open();
  const { domainId } = await editing.stored(slug);
  const { _id, revision } = await editing.call('/regions/createRegion', {});
  const region = { _id, name: 'Islands', slugPrefix: 'is' };
  const more = { domainId, code: 'is', homePageSlug: 'far', flag: 'is' };
  await editing.call('/regions/publishRegion', { region: { ...region, ...more, revision } });
  const footer = await editing.call('/footer/loadRegionFooter', { domainId, region: 'is' });
  await editing.call('/site/publishFooter', {
    footer: { domainId, region: 'is', items: footer.items, slogan: { text: 'Of the islands' } },
  });
  await editing.makePage('is/far', { region, header: { title: 'Far away' } });
  const goTo = (path: string) =>
    page.evaluate((href) => {
      const link = document.querySelector<HTMLAnchorElement>('[data-part=home-link]')!;
      link.href = href;
      link.click();
    }, path);
  const sidebar = page.locator('.ed-sidebar');
  await page.reload();
  await editPage(page);
  await page.locator('[data-part=footer]').click({ position: { x: 300, y: 5 } });
  await sidebar.getByLabel('Slogan').fill('Not saved yet');
  await readJournal(page, 'Not saved yet');
  await viewPage(page);
  await goTo('/is/far');
  await page.getByRole('heading', { name: 'Far away' }).waitFor();
  await page.locator('[data-part=footer]', { hasText: 'Of the islands' }).waitFor();
  await goTo(`/${slug}`);
  await page.locator('[data-part=footer]', { hasText: 'Not saved yet' }).waitFor();
  await context.close();
});
