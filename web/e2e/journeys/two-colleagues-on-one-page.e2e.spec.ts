import { eventually } from '../eventually.ts';
import type { EditorAtWork } from './editor-at-work.ts';
import { type Website, richText, startWebsite } from './website.ts';

const password = 'two cups of tea at five';

describe('a colleague and I work on the same page, and neither of us loses anything', () => {
  let website: Website;
  let ann: EditorAtWork;
  let bob: EditorAtWork;
  beforeAll(async () => {
    website = await startWebsite();
    const contents = [
      richText('hours', '<p>Open on Monday.</p>'),
      richText('place', '<p>Come to the harbour.</p>'),
      richText('pets', '<p>Dogs are welcome.</p>'),
    ];
    await website.hasPublishedPage('visit-us', { title: 'Visit us', contents });
    await website.employsEditor(password);
    ann = await website.sitsDownAt('visit-us');
    bob = await website.sitsDownAt('visit-us', 'editor', password);
    for (const editor of [ann, bob]) await editor.edits();
  });
  afterAll(() => website?.stop());

  const texts = async () => (await website.stored('visit-us')).contents.map(({ text }: { text: string }) => text);
  const question = () => ann.dialog('Somebody else has changed the same text');

  test('each changes another text, and both changes stay', async () => {
    await bob.writesAfter('Dogs are welcome.', ' So are cats.');
    await bob.isSaved();
    await ann.writesAfter('Open on Monday.', ' And on Tuesday.');
    await ann.isSaved();
    await ann.words('So are cats.').waitFor();
    await eventually(texts, [
      '<p>Open on Monday. And on Tuesday.</p>',
      '<p>Come to the harbour.</p>',
      '<p>Dogs are welcome. So are cats.</p>',
    ]);
  });

  test('undoes her own change, and that of the colleague stays', async () => {
    await ann.page.getByRole('group', { name: 'Editing' }).getByRole('button', { name: 'Undo' }).click();
    await eventually(texts, [
      '<p>Open on Monday.</p>',
      '<p>Come to the harbour.</p>',
      '<p>Dogs are welcome. So are cats.</p>',
    ]);
  });

  test('both rewrite the headline: the later one sees both versions, and can continue to write', async () => {
    await bob.page.locator('h1').fill('Come and see us');
    // The status may still be that of his previous change.
    await eventually(async () => (await website.stored('visit-us')).header.title, 'Come and see us');
    await ann.page.locator('h1').fill('See you soon');
    await question().getByText('Theirs, by editor').waitFor();
    await question().getByText('Come and see us').waitFor();
    await question().getByText('See you soon').waitFor();
    await question().getByRole('button', { name: 'Keep editing' }).click();
    await eventually(() => ann.page.locator('h1').textContent(), 'See you soon');
    expect((await website.stored('visit-us')).header.title).toBe('Come and see us');
  });

  test('chooses her version, which is saved, and the colleague gets it with the next change', async () => {
    await ann.chooses('Resolve');
    await question().getByRole('radio', { name: 'Yours' }).check();
    await question().getByRole('button', { name: 'Apply' }).click();
    await ann.isSaved();
    await eventually(async () => (await website.stored('visit-us')).header.title, 'See you soon');
    await bob.writesAfter('Come to the harbour.', ' By ferry.');
    await bob.isSaved();
    await eventually(() => bob.page.locator('h1').textContent(), 'See you soon');
  });

  test('publishes what both have written', async () => {
    await ann.page.reload();
    await ann.publishes();
    const visited = await website.showsVisitors('visit-us');
    for (const text of ['See you soon', 'By ferry.', 'So are cats.']) expect(visited).toContain(text);
  });
});
