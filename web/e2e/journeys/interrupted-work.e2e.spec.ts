import { endProcess } from '../end-process.ts';
import { eventually } from '../eventually.ts';
import { readJournal } from '../read-journal.ts';
import { type EditorAtWork, editorAtWork } from './editor-at-work.ts';
import { type Website, richText, startWebsite } from './website.ts';

let website: Website;
beforeAll(async () => {
  website = await startWebsite();
});
afterAll(() => website?.stop());

describe('I came back from lunch, continued to write, and my session had ended', () => {
  let ann: EditorAtWork;
  beforeAll(async () => {
    await website.hasPublishedPage('lunch', {
      title: 'Visit us',
      contents: [richText('hours', '<p>Open on Monday.</p>')],
    });
    ann = await website.sitsDownAt('lunch');
    await ann.edits();
  });

  const stored = async () => (await website.stored('lunch')).contents[0].text;

  test('writes before lunch, and it is saved', async () => {
    await ann.writesAfter('Open on Monday.', ' And on Tuesday.');
    await ann.isSaved();
  });

  test('writes after lunch, is asked to sign in over the page, and sees her words behind the dialog', async () => {
    await ann.page.context().clearCookies();
    await ann.writesAfter('And on Tuesday.', ' Closed for lunch.');
    await ann.dialog('Welcome').getByText('Your session has ended.').waitFor();
    const username = ann.dialog('Welcome').getByLabel('Username or Email');
    expect([await username.inputValue(), await username.isEditable()]).toEqual(['root', true]);
    await ann.words('Closed for lunch.').waitFor();
    expect(await stored()).toBe('<p>Open on Monday. And on Tuesday.</p>');
  });

  test('postpones it, continues to write, and signs in when she is ready', async () => {
    await ann.dialog('Welcome').getByRole('button', { name: 'Close' }).click();
    await ann.writesAfter('Closed for lunch.', ' Ring the bell.');
    await ann.page
      .getByRole('group', { name: 'Editing' })
      .getByText('Signed out — your changes are kept on this device')
      .waitFor();
    await ann.chooses('Sign in');
    await ann.entersPassword();
    await ann.isSaved();
    await eventually(stored, '<p>Open on Monday. And on Tuesday. Closed for lunch. Ring the bell.</p>');
  });

  test('is still on the page in select mode, and publishes', async () => {
    await ann.writesAfter('Ring the bell.', ' Twice.');
    await ann.publishes();
    expect(await website.showsVisitors('lunch')).toContain('Ring the bell. Twice.');
  });
});

describe('my train was in a tunnel, then the browser crashed, and I had written for ten minutes', () => {
  let ann: EditorAtWork;
  beforeAll(async () => {
    const contents = [richText('hours', '<p>Open on Monday.</p>'), richText('place', '<p>Come to the harbour.</p>')];
    await website.hasPublishedPage('tunnel', { title: 'Visit us', contents });
    ann = await website.sitsDownAt('tunnel');
    await ann.edits();
  });

  const status = () => ann.page.getByRole('group', { name: 'Editing' }).getByRole('status');

  test('continues to write without a connection, and reads that her changes are stored on the device', async () => {
    await ann.page.context().setOffline(true);
    await ann.writesAfter('Open on Monday.', ' And on Tuesday.');
    await status().getByText('Offline — your changes are kept on this device').waitFor();
    await ann.writesAfter('Come to the harbour.', ' By ferry.');
    await ann.sidebar.getByRole('button', { name: 'Duplicate' }).click();
    await readJournal(ann.page, 'By ferry.');
  });

  test('opens the page after the crash: everything is there, and is saved', async () => {
    const next = await endProcess(ann.page);
    await next.context().setOffline(false);
    ann = editorAtWork(next, website.site.bff.url);
    await ann.opens('tunnel');
    await ann.reads('Changes that were not saved yet have been restored.');
    await ann.words('And on Tuesday.').waitFor();
    await ann.isSaved();
    const { contents } = await website.stored('tunnel');
    expect(contents.map(({ text }: { text: string }) => text)).toEqual([
      '<p>Open on Monday. And on Tuesday.</p>',
      '<p>Come to the harbour. By ferry.</p>',
      '<p>Come to the harbour. By ferry.</p>',
    ]);
  });

  test('continues where she was, and publishes', async () => {
    await ann.edits();
    await ann.writesAfter('And on Tuesday.', ' And at last on Sunday.');
    await ann.publishes();
    expect(await website.showsVisitors('tunnel')).toContain('And on Tuesday. And at last on Sunday.');
  });
});

describe('I had the same page open in two tabs, and wrote in both', () => {
  let first: EditorAtWork;
  let second: EditorAtWork;
  beforeAll(async () => {
    const contents = [richText('hours', '<p>Open on Monday.</p>'), richText('place', '<p>Come to the harbour.</p>')];
    await website.hasPage('two-tabs', { title: 'Visit us', contents });
    first = await website.sitsDownAt('two-tabs');
    second = editorAtWork(await first.page.context().newPage(), website.site.bff.url);
    await second.opens('two-tabs');
    for (const tab of [first, second]) await tab.edits();
  });

  const texts = async () => (await website.stored('two-tabs')).contents.map(({ text }: { text: string }) => text);

  test('writes a text in the first tab and another one in the second, and both are saved', async () => {
    await first.page.bringToFront();
    await first.writesAfter('Open on Monday.', ' And on Tuesday.');
    await second.page.bringToFront();
    await second.writesAfter('Come to the harbour.', ' By ferry.');
    await Promise.all([first.isSaved(), second.isSaved()]);
    await eventually(texts, ['<p>Open on Monday. And on Tuesday.</p>', '<p>Come to the harbour. By ferry.</p>']);
  });

  test('sees in the second tab what the first has saved', async () => {
    await second.words('And on Tuesday.').waitFor();
  });

  test('rewrites the same text in both, and the second asks which one is meant', async () => {
    await first.page.bringToFront();
    await first.page.locator('h1').fill('Come and see us');
    await first.isSaved();
    await second.page.bringToFront();
    await second.page.locator('h1').fill('See you soon');
    const question = second.dialog('You have changed the same text in another tab or on another device');
    await question.getByText('Come and see us').waitFor();
    await second.page.locator('.ed-status-text', { hasText: 'you changed the same text in another tab' }).waitFor();
    await question.getByRole('radio', { name: 'From the other tab' }).check();
    await question.getByRole('button', { name: 'Apply' }).click();
    await second.isSaved();
    expect((await website.stored('two-tabs')).header.title).toBe('Come and see us');
  });

  test('closes the first tab without a question, and signs out in the second', async () => {
    await first.page.close({ runBeforeUnload: true });
    await second.chooses('Log out');
    await second.page.getByRole('button', { name: 'Login' }).waitFor();
  });
});
