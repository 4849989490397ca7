import { eventually } from '../eventually.ts';
import type { EditorAtWork } from './editor-at-work.ts';
import { type Website, richText, startWebsite } from './website.ts';

describe('the old text of one block was better, and everything else should stay as it is', () => {
  let website: Website;
  let ann: EditorAtWork;
  beforeAll(async () => {
    website = await startWebsite();
    await website.hasPublishedPage('visit-us', {
      title: 'Visit us',
      contents: [
        richText('hours', '<p>We are open on Monday.</p>'),
        richText('place', '<p>Come to the harbour, where the ferry lands.</p>'),
        richText('prices', '<p>A visit costs 12 dollars.</p>'),
      ],
    });
    ann = await website.sitsDownAt('visit-us');
    await ann.edits();
  });
  afterAll(() => website?.stop());

  const texts = async () => (await website.stored('visit-us')).contents.map(({ text }: { text: string }) => text);
  const comparison = () => ann.dialog('Compare versions');
  const change = (words: string) =>
    comparison().getByRole('region', { name: 'Changes' }).getByRole('listitem').filter({ hasText: words }).first();
  const rewritten = ['<p>Open daily.</p>', '<p>Near the sea.</p>', '<p>A visit costs 14 dollars.</p>'];
  const repaired = [rewritten[0], '<p>Come to the harbour, where the ferry lands.</p>', rewritten[2]];

  test('rewrites three texts of the page', async () => {
    await ann.writesInsteadOf('We are open on Monday.', 'Open daily.');
    await ann.writesInsteadOf('Come to the harbour', 'Near the sea.');
    await ann.writesInsteadOf('A visit costs 12 dollars.', 'A visit costs 14 dollars.');
    await ann.isSaved();
    await eventually(texts, rewritten);
  });

  test('opens the history the next day, and sees on the page what has changed', async () => {
    await ann.page.reload();
    await ann.chooses('Open page settings');
    await ann.dialog('Page settings').getByRole('tab', { name: 'History' }).click();
    await ann
      .dialog('Page settings')
      .getByRole('button', { name: /^Show changes of version/ })
      .first()
      .click();
    await ann.page.frameLocator('iframe[title^=Before]').locator('[data-key=place] del').first().waitFor();
    await ann.page.frameLocator('iframe[title^=After]').locator('[data-key=place] ins').first().waitFor();
  });

  test('gets back one block only', async () => {
    await change('where the ferry lands')
      .getByRole('button', { name: /^Restore/ })
      .click();
    await ann.reads(/^Rich text restored from Version/);
    await eventually(texts, repaired);
  });

  test('closes the comparison, sees the old text on the page, and can undo', async () => {
    await comparison().getByRole('button', { name: 'Close' }).click();
    await ann.page.keyboard.press('Escape');
    await ann.words('where the ferry lands').waitFor();
    const undo = ann.page.getByRole('group', { name: 'Editing' }).getByRole('button', { name: 'Undo' });
    await undo.click();
    await eventually(texts, rewritten);
    await ann.page.getByRole('group', { name: 'Editing' }).getByRole('button', { name: 'Redo' }).click();
    await eventually(texts, repaired);
  });

  test('publishes, and visitors read the old text next to the new ones', async () => {
    await ann.publishes();
    const visited = await website.showsVisitors('visit-us');
    for (const text of ['Open daily.', 'where the ferry lands', '14 dollars']) expect(visited).toContain(text);
  });
});
