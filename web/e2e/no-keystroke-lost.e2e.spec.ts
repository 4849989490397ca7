import type { Locator, Page } from 'playwright-core';
import { until } from '../../services/kit/testing/until.ts';
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
async function makePage(more?: Record<string, unknown>): Promise<string> {
  const slug = `page-${++pages}`;
  await editing.makePage(slug, more);
  return slug;
}
/** Opens a new page in the tab that these tests share. */
async function open() {
  const slug = await makePage();
  return { slug, ...(await editing.editInSameTab(slug)) };
}
/** Saves the stored contents with a change, as another tab of the same user does. */
async function saveMeanwhile(slug: string, at: number, change: object): Promise<void> {
  const page = await editing.stored(slug);
  const contents = page.contents.map((item: object, index: number) => (index === at ? { ...item, ...change } : item));
  await editing.call('/page/save', { page: { ...page, contents } });
}
const text = async (slug: string, at: number) => (await editing.stored(slug)).contents[at].text;
const putCaret = async (page: Page, text: string) => {
  await page.locator('#main').getByText(text).click();
  await caretIn(page, text);
  await page.keyboard.press('End');
};
const EDIT = '**/api/page/edit';

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
});

test('keys typed in the sidebar right after keys on the page continue the same text', async () => {
  const { page, slug, status } = await open();
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
});

test('a tab killed during a save loses nothing and applies nothing twice', async () => {
  const slug = await makePage();
  const { page, status, context } = await editing.edit(slug);
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
  await saveMeanwhile(slug, 2, { text: '<p>Text three by Bob</p>' });
  const next = await context.newPage();
  await next.goto(`${editing.site.bff.url}/${slug}`);
  await next.getByText('Text one sent and not sent').waitFor();
  await next.getByText('Text three by Bob').waitFor();
  await next.locator('.ed-status-text', { hasText: /^Saved/ }).waitFor();
  expect(await text(slug, 0)).toBe('<p>Text one sent and not sent</p>');
  expect(await text(slug, 2)).toBe('<p>Text three by Bob</p>');
  await context.close();
});

test('input during an undecided conflict about a block survives a killed tab', async () => {
  const quote = { componentType: 'QuoteBlock', key: 'q1', quote: '<p>A quote</p>', image: { imageId: '' } };
  const text = { componentType: 'RichText', key: 'r1', text: '<p>Plain words</p>' };
  const slug = await makePage({ contents: [text, quote] });
  const ann = await editing.edit(slug);
  await saveMeanwhile(slug, 1, { quote: '<p>A quote by Bob</p>' });
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
  await ann.context.close();
});

/** Returns both values of each undecided conflict. */
const conflictValues = async (dialog: Locator) =>
  Promise.all(
    (await dialog.locator('fieldset').all()).map(async (group) => ({
      theirs: await group.locator('[data-side=theirs] .ed-conflict-value').innerText(),
      mine: await group.locator('[data-side=mine] .ed-conflict-value').innerText(),
    })),
  );

test('conflicts of two rounds need one choice each, and one more if the other text has changed since', async () => {
  const contents = ['one', 'two'].map((text) => ({ componentType: 'Text', key: text, text: `Plain ${text}` }));
  const slug = await makePage({ contents });
  const { page, status } = await editing.editInSameTab(slug);
  const texts = async () => (await editing.stored(slug)).contents.map(({ text }: any) => text);
  const dialog = page.getByRole('dialog', { name: 'You have changed the same text in another tab' });
  const chooseMine = async () => {
    await dialog.getByRole('radio', { name: 'From this tab' }).check();
    await dialog.getByRole('button', { name: 'Apply' }).click();
  };
  await saveMeanwhile(slug, 0, { text: 'Plain one by Ann' });
  await putCaret(page, 'Plain one');
  await page.keyboard.type(' by Bob');
  await putCaret(page, 'Plain two');
  await page.keyboard.type(' by Bob');
  await eventually(() => conflictValues(dialog), [{ theirs: 'Plain one by Ann', mine: 'Plain one by Bob' }]);

  await saveMeanwhile(slug, 1, { text: 'Plain two by Ann' });
  await chooseMine();
  await eventually(() => conflictValues(dialog), [{ theirs: 'Plain two by Ann', mine: 'Plain two by Bob' }]);
  const longer = 'Plain two by Ann and a second sentence';
  await saveMeanwhile(slug, 1, { text: longer });
  await chooseMine();
  await eventually(() => conflictValues(dialog), [{ theirs: longer, mine: 'Plain two by Bob' }]);
  expect(await texts()).toEqual(['Plain one by Ann', longer]);
  await chooseMine();
  await status('Saved');
  expect(await dialog.count()).toBe(0);
  expect(await texts()).toEqual(['Plain one by Bob', 'Plain two by Bob']);
});

test('during a NATS outage no input is lost, the editor reports it, and visitors get published pages', async () => {
  const { nats } = editing.site.stack;
  const slug = 'outage';
  const { _id, revision } = await editing.makePage(slug);
  await editing.call('/page/publishPage', { page: { _id, revision } });
  const visited = async () => (await editing.site.get(`/${slug}`)).text;
  await until(async () => (await visited()).includes('A title'));

  const { page, status } = await editing.editInSameTab(slug);
  await page.locator('h1').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' before');
  await status('Saved');

  await nats.stop();
  await page.keyboard.type(', during');
  await status('The server is not answering');
  expect((await editing.site.get(`/${slug}`)).status).toBe(200);
  expect(await visited()).toContain('A title');
  await page.keyboard.type(' and still');
  await eventually(() => page.locator('h1').innerText(), 'A title before, during and still');

  await nats.start();
  await until(async () => (await editing.stored(slug).catch(() => null))?.header.title.endsWith('and still'), 180_000);
  await status('Saved');
  expect((await editing.stored(slug)).header.title).toBe('A title before, during and still');

  await page.getByRole('button', { name: 'Publish page' }).click();
  await page.locator('.ed-toast', { hasText: 'Page Published' }).waitFor();
  await until(async () => (await visited()).includes('A title before, during and still'));
});

test('an unsaved footer is restored when the editor returns from a region with another one', async () => {
  const { page, slug } = await open();
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
});
