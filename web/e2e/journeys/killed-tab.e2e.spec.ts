import { endProcess } from '../end-process.ts';
import { readJournal } from '../read-journal.ts';
import { type EditorAtWork, editorAtWork } from './editor-at-work.ts';
import { type Website, richText, startWebsite } from './website.ts';

describe('my train was in a tunnel, then the browser crashed, and I had written for ten minutes', () => {
  let website: Website;
  let ann: EditorAtWork;
  beforeAll(async () => {
    website = await startWebsite();
    const contents = [richText('hours', '<p>Open on Monday.</p>'), richText('place', '<p>Come to the harbour.</p>')];
    await website.hasPublishedPage('visit-us', { title: 'Visit us', contents });
    ann = await website.sitsDownAt('visit-us');
    await ann.edits();
  });
  afterAll(() => website?.stop());

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
    await ann.opens('visit-us');
    await ann.reads('Changes that were not saved yet have been restored.');
    await ann.words('And on Tuesday.').waitFor();
    await ann.isSaved();
    const { contents } = await website.stored('visit-us');
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
    expect(await website.showsVisitors('visit-us')).toContain('And on Tuesday. And at last on Sunday.');
  });
});
