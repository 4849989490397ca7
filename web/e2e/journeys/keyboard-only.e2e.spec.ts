import { root } from '../../../bff/test/site.ts';
import { eventually } from '../eventually.ts';
import type { EditorAtWork } from './editor-at-work.ts';
import { chooseBlock, expectVisibleFocus, focused, runCommand, selectFirstWord, tabTo } from './keyboard.ts';
import { type Website, startWebsite } from './website.ts';

describe('my mouse is broken, and the page has to be online today', () => {
  let website: Website;
  let ann: EditorAtWork;
  beforeAll(async () => {
    website = await startWebsite({ au: 'Australia' });
    await website.hasPublishedPage('au/contact', { title: 'Talk to us' });
    ann = await website.visits('au/contact');
  });
  afterAll(() => website?.stop());
  /** After each test, the focus must be visible. */
  afterEach(() => expectVisibleFocus(ann.page));

  const press = (key: string) => ann.page.keyboard.press(key);
  const type = (text: string) => ann.page.keyboard.type(text);
  const command = (name: string) => runCommand(ann.page, name);
  const blocks = () =>
    ann.page.locator('#main [data-block]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.block));
  const textOf = async (index: number) => (await website.stored('au/open-day')).contents[index].text;

  test('signs in', async () => {
    await tabTo(ann.page, 'button "Login"', 'Shift+Tab');
    await press('Enter');
    await eventually(() => focused(ann.page), 'textbox "Username or Email"');
    await type(root.username);
    await press('Tab');
    await type(root.password);
    await press('Enter');
    await ann.page.getByRole('navigation', { name: 'Editor' }).waitFor();
  });

  test('creates a page', async () => {
    await command('Create new page');
    await eventually(() => focused(ann.page), 'textbox "Title"');
    await type('Open day');
    await press('Enter');
    await ann.page.locator('h1', { hasText: 'Open day' }).waitFor();
  });

  test('adds a text, a quote and another text, and writes', async () => {
    await tabTo(ann.page, 'button "Add the first block"');
    await press('Enter');
    await chooseBlock(ann.page, 'Rich text');
    await eventually(() => focused(ann.page), 'textbox "Text"');
    await type('Come and talk to us on Sunday.');
    await press('Enter');
    await type('/quote');
    await ann.dialog('Add a block').waitFor();
    await press('Enter');
    await eventually(() => focused(ann.page), 'textbox "Quote"');
    await type('I stayed all day.');
    await tabTo(ann.page, 'textbox "Who said it"');
    await type('Kiri');
    await tabTo(ann.page, 'textbox "Who they are"');
    await type('A neighbour');
    await command('Add a block');
    await chooseBlock(ann.page, 'Rich text');
    await eventually(blocks, ['RichText', 'QuoteBlock', 'RichText']);
    await eventually(() => focused(ann.page), 'textbox "Text"');
    await type('Doors open at nine.');
  });

  test('moves the last text to the top, and continues to write where the caret is', async () => {
    await press('Alt+ArrowUp');
    await press('Alt+ArrowUp');
    await eventually(blocks, ['RichText', 'RichText', 'QuoteBlock']);
    await type(' Sharp.');
    await ann.isSaved();
    await eventually(() => textOf(0), '<p>Doors open at nine. Sharp.</p>');
  });

  test('links words to a page that is found by its title', async () => {
    await tabTo(ann.page, 'textbox "Text"');
    await selectFirstWord(ann.page, 'Come');
    await press('Control+k');
    await ann.dialog('Link').waitFor();
    await type('talk');
    await ann.page.getByRole('option', { name: /Talk to us/ }).waitFor();
    await press('ArrowDown');
    await press('Enter');
    await press('Enter');
    await ann.dialog('Link').waitFor({ state: 'detached' });
    await eventually(() => focused(ann.page), 'textbox "Text"');
    await eventually(() => textOf(1), '<p><a href="/au/contact">Come</a> and talk to us on Sunday.</p>');
  });

  test('writes a last sentence, and saves', async () => {
    await press('End');
    await type(' Bring a friend.');
    await press('Control+s');
    await ann.reads('Page Saved');
  });

  test('publishes', async () => {
    await press('Control+Shift+Enter');
    await ann.dialog('Publish page').getByText('The page has no description for search engines.').waitFor();
    await tabTo(ann.page, 'button "Publish anyway"');
    await press('Enter');
    await ann.receipt.getByText('Visitors get this version').waitFor();
    expect(await website.showsVisitors('au/open-day')).toContain('I stayed all day.');
  });

  test('undoes that, because it was too early', async () => {
    await command('Undo publish');
    await ann.dialog('Undo publish').getByText('Visitors did not see the page before.').waitFor();
    await tabTo(ann.page, 'button "Undo publish"');
    await press('Enter');
    await ann.receipt.getByText('Visitors do not get the page any more').waitFor();
    expect(await website.showsVisitors('au/open-day')).toBe('404');
  });

  test('signs out', async () => {
    await command('Log out');
    await ann.page.getByRole('button', { name: 'Login' }).waitFor();
    await tabTo(ann.page, 'button "Login"', 'Shift+Tab');
  });
});
