import { eventually } from '../eventually.ts';
import { type EditorAtWork, editorAtWork } from './editor-at-work.ts';
import { type Website, richText, startWebsite } from './website.ts';

describe('I had the same page open in two tabs, and wrote in both', () => {
  let website: Website;
  let first: EditorAtWork;
  let second: EditorAtWork;
  beforeAll(async () => {
    website = await startWebsite();
    const contents = [richText('hours', '<p>Open on Monday.</p>'), richText('place', '<p>Come to the harbour.</p>')];
    await website.hasPage('visit-us', { title: 'Visit us', contents });
    first = await website.sitsDownAt('visit-us');
    second = editorAtWork(await first.page.context().newPage(), website.site.bff.url);
    await second.opens('visit-us');
    for (const tab of [first, second]) await tab.edits();
  });
  afterAll(() => website?.stop());

  const texts = async () => (await website.stored('visit-us')).contents.map(({ text }: { text: string }) => text);

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
    expect((await website.stored('visit-us')).header.title).toBe('Come and see us');
  });

  test('closes the first tab without a question, and signs out in the second', async () => {
    await first.page.close({ runBeforeUnload: true });
    await second.chooses('Log out');
    await second.page.getByRole('button', { name: 'Login' }).waitFor();
  });
});
