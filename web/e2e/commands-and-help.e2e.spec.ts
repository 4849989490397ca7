import type { Page } from 'playwright-core';
import { type EditingSite, caretIn, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
let page: Page;
beforeAll(async () => {
  editing = await startEditing();
  await editing.makePage('other', { header: { title: 'Winter offers' }, contents: [] });
});
afterAll(() => editing?.stop());
/** Opens a page whose texts no other test has changed. */
const open = async (slug: string) => {
  await editing.makePage(slug);
  ({ page } = await editing.editInSameTab(slug));
};

const commands = () => page.getByRole('dialog', { name: 'Commands' });
const tab = (name: string) => page.getByRole('dialog').getByRole('tab', { name, selected: true });

async function choose(search: string, expected: RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await commands().getByRole('combobox').fill(search);
  await commands().getByRole('option', { name: expected, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await eventually(() => commands().count(), 0);
}

async function closeDialog(): Promise<void> {
  await page.keyboard.press('Escape');
  await eventually(() => page.locator('dialog[open]').count(), 0);
}

test('tabs of the settings, blocks and pages are opened by words, without a mouse', async () => {
  await open('start');
  await choose('forward', /^Redirects/);
  await tab('Redirects').waitFor();
  await closeDialog();
  await choose('search engine', /^SEO/);
  await tab('SEO').waitFor();
  await closeDialog();
  await choose('text two', /^Go to Rich text Text two/);
  await page.getByRole('complementary', { name: 'Rich text' }).waitFor();
  await choose('winter', /^Winter offers/);
  await page.waitForURL('**/other');
  await page.keyboard.press('Control+k');
  const recent = commands().getByRole('group', { name: 'Recently used' }).getByRole('option');
  await eventually(
    async () => (await recent.allInnerTexts()).map((text) => text.split(' ')[0]),
    ['/other', 'SEO', 'Redirects'],
  );
  await closeDialog();
});

test('a tab that is opened by words has the focus', async () => {
  await choose('audit', /^Audit log/);
  await tab('Audit log').waitFor();
  await eventually(() => page.evaluate(() => document.activeElement?.textContent), 'Audit log');
  await closeDialog();
});

test('forms for something new open with the caret in their first field', async () => {
  const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent);
  await choose('invite user', /^Invite user… Users/);
  await page.getByRole('dialog', { name: 'Invite a user' }).waitFor();
  await eventually(focused, 'Username');
  await page.keyboard.press('Escape');
  await closeDialog();
  await choose('add redirect', /^Add redirect… Redirects/);
  await page.getByRole('dialog', { name: 'Add redirect' }).waitFor();
  await eventually(focused, 'From');
  await page.keyboard.press('Escape');
  await closeDialog();
});

test.each(['theme', 'keywords', 'twitter.title'])(
  'the field “%s” of the page settings is opened with the caret in it',
  async (name) => {
    await page.keyboard.press('Control+k');
    await page.locator(`[data-command="setting:${name}"]`).click();
    await eventually(
      () => page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field),
      name.replace('twitter.', ''),
    );
    await closeDialog();
  },
);

test('a command that cannot be chosen says why, and stays in the list', async () => {
  await page.keyboard.press('Control+k');
  await commands().getByRole('combobox').fill('undo');
  const undo = commands().getByRole('option', { name: /^Undo(?! publish)/ });
  expect(await undo.innerText()).toContain('There is nothing to undo.');
  expect(await undo.getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Enter');
  await undo.waitFor();
  await closeDialog();
});

test('the guide for editors is opened from the help, with its pictures and a list of its sections', async () => {
  await page.keyboard.press('?');
  await page.getByRole('button', { name: 'Guide for editors' }).click();
  const guide = page.getByRole('dialog', { name: 'Guide for editors' });
  await guide.getByRole('button', { name: 'Publish', exact: true }).click();
  const heading = guide.getByRole('heading', { name: 'Publish', exact: true });
  await eventually(() => heading.evaluate((node) => node === document.activeElement), true);
  const picture = guide.getByRole('img', { name: /^Before publishing/ });
  await eventually(() => picture.evaluate((node) => (node as HTMLImageElement).naturalWidth), 1440);
});

test('letters that are typed before the commands are loaded are searched for, and do not get into a text', async () => {
  await open('letters');
  let load = () => {};
  const isTyped = new Promise<void>((resolve) => (load = resolve));
  await page.route(/CommandPalette-/, async (route) => {
    await isTyped;
    await route.continue();
  });
  await page.locator('#main').getByText('Text one').click();
  await caretIn(page, 'Text one');
  const requested = page.waitForRequest(/CommandPalette-/);
  await page.keyboard.press('Control+k');
  await requested;
  await page.keyboard.type('redirects');
  load();
  await commands()
    .getByRole('option', { name: /^Redirects/, selected: true })
    .waitFor();
  expect(await commands().getByRole('combobox').inputValue()).toBe('redirects');
  await eventually(() => page.locator('#main').getByText('Text one').innerText(), 'Text one');
  await page.unrouteAll();
});

test('the page is duplicated and its selected block moved by words, without a mouse', async () => {
  await open('duplicated');
  await choose('text two', /^Go to Rich text Text two/);
  await choose('move up', /^Move up The selected blocks/);
  await eventually(
    () => page.locator('#main [data-ed-text] p').allInnerTexts(),
    ['An introduction.', 'Text two', 'Text one', 'Text three'],
  );
  await choose('clone', /^Duplicate… Page/);
  const duplicate = page.getByRole('dialog', { name: 'Duplicate page' });
  await duplicate.getByLabel('Title').fill('Spring offers');
  await duplicate.getByRole('button', { name: 'Duplicate' }).press('Enter');
  await page.locator('#main h1', { hasText: 'Spring offers' }).waitFor();
});

test('a block is added by its name below the selected one, and the caret is in it', async () => {
  await open('added');
  await choose('text one', /^Go to Rich text Text one/);
  await choose('faq', /^Add Accordion Below the selected block/);
  await page.getByRole('complementary', { name: 'Accordion' }).waitFor();
  await eventually(() => page.evaluate(() => (document.activeElement as HTMLElement).isContentEditable), true);
});

test('a format is applied to the text that has the caret, which stays there', async () => {
  await open('format');
  await page.locator('#main').getByText('Text one').click();
  await caretIn(page, 'Text one');
  await page.keyboard.press('End');
  await choose('quote', /^Quote Text format/);
  await page.locator('#main blockquote', { hasText: 'Text one' }).waitFor();
  await caretIn(page, 'Text one');
  await page.keyboard.type('!');
  await page.locator('#main blockquote', { hasText: 'Text one!' }).waitFor();
  await page.keyboard.press('Control+k');
  await commands().waitFor();
  await closeDialog();
  await caretIn(page, 'Text one!');
  await page.keyboard.type('?');
  await page.locator('#main blockquote', { hasText: 'Text one!?' }).waitFor();
});

test('in a text, Ctrl+K links selected words, and opens the commands if none are selected; a question mark is text', async () => {
  await open('in-a-text');
  await page.locator('#main').getByText('Text one').click();
  await caretIn(page, 'Text one');
  await page.keyboard.press('End');
  await page.keyboard.type('?');
  await caretIn(page, 'Text one?');
  await page.keyboard.press('Control+k');
  await commands().waitFor();
  await closeDialog();
  await page.locator('#main').getByText('Text one?').click();
  await caretIn(page, 'Text one?');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Link', exact: true }).waitFor();
});

test('the help lists the shortcuts, which work as listed, and is opened by a question mark', async () => {
  await open('help');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Help and keyboard shortcuts' });
  expect(await help.locator('[data-shortcut=quote]').innerText()).toMatch(/Make a quote\s+Ctrl\s+Shift\s+B/);
  await closeDialog();
  await page.locator('#main').getByText('Text one').click();
  await caretIn(page, 'Text one');
  await page.keyboard.press('Control+Shift+b');
  await page.locator('#main blockquote', { hasText: 'Text one' }).waitFor();
});
