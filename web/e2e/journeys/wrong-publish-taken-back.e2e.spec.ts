import { eventually } from '../eventually.ts';
import type { EditorAtWork } from './editor-at-work.ts';
import { type Website, richText, startWebsite } from './website.ts';

describe('I have published a wrong price, and want back what visitors saw before', () => {
  let website: Website;
  let ann: EditorAtWork;
  beforeAll(async () => {
    website = await startWebsite({ au: 'Australia' });
    await website.hasPublishedPage('au/prices', {
      title: 'Prices',
      contents: [richText('price', '<p>It costs 12 dollars.</p>')],
    });
    ann = await website.sitsDownAt('au/prices');
    await ann.edits();
  });
  afterAll(() => website?.stop());

  const question = () => ann.dialog('Undo publish');

  test('publishes with a slip of the finger', async () => {
    await ann.writesInsteadOf('It costs 12 dollars.', 'It costs 1 dollar.');
    await ann.publishes();
    expect(await website.showsVisitors('au/prices')).toContain('It costs 1 dollar.');
  });

  test('takes it back in the receipt, after reading what visitors will see', async () => {
    await ann.receipt.getByRole('button', { name: 'Undo publish' }).click();
    await question().getByText('The last publish of /au/prices is undone. Your draft does not change.').waitFor();
    await question()
      .getByText(/^Visitors will see the version that root published at/)
      .waitFor();
    await question().getByRole('button', { name: 'Undo publish' }).click();
    await ann.receipt.getByText('Undone: what visitors get').waitFor();
    await ann.receipt.getByText('Visitors get this version').waitFor();
    expect(await website.showsVisitors('au/prices')).toContain('It costs 12 dollars.');
  });

  test('still has her draft, corrects it and publishes', async () => {
    await ann.writesInsteadOf('It costs 1 dollar.', 'It costs 13 dollars.');
    await ann.publishes();
    expect(await website.showsVisitors('au/prices')).toContain('It costs 13 dollars.');
  });

  test('notices the next day that this was wrong too, and takes it back in the history', async () => {
    await ann.page.reload();
    await ann.chooses('Open page settings');
    await ann.dialog('Page settings').getByRole('tab', { name: 'History' }).click();
    await ann.dialog('Page settings').getByRole('button', { name: 'Undo publish' }).click();
    await question().getByRole('button', { name: 'Undo publish' }).click();
    await ann.reads('Publish undone');
    await eventually(async () => (await website.showsVisitors('au/prices')).includes('It costs 12 dollars.'), true);
  });
});
