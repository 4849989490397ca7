import { eventually } from '../eventually.ts';
import { type EditorAtWork, editorAtWork } from './editor-at-work.ts';
import { type Website, richText, startWebsite } from './website.ts';

describe('the block that I need is on a page of another region, which is open in another tab', () => {
  let website: Website;
  let ann: EditorAtWork;
  let inOtherTab: EditorAtWork;
  beforeAll(async () => {
    website = await startWebsite({ au: 'Australia', nz: 'New Zealand' });
    const numbers = [{ key: 'n', prefix: '', number: '4,200', suffix: '', description: 'claims' }];
    await website.hasPage('au/year', {
      title: 'Our year',
      contents: [
        richText('before', '<p>A good year.</p>'),
        { componentType: 'ByNumbers', key: 'numbers', title: 'In numbers', items: numbers },
        richText('after', '<p>Thank you all.</p>'),
      ],
    });
    await website.hasPage('nz/year', { title: 'Our year', contents: [richText('only', '<p>Kia ora.</p>')] });
    ann = await website.sitsDownAt('nz/year');
    inOtherTab = editorAtWork(await ann.page.context().newPage(), website.site.bff.url);
  });
  afterAll(() => website?.stop());

  const texts = () =>
    ann.page
      .locator('#main [data-block]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText.replace(/\s+/g, ' ').trim()));
  const before = ['Kia ora.'];
  const after = ['Kia ora.', 'A good year.', 'In numbers 4,200 claims'];

  test('opens it in another tab, selects the text and the numbers, and copies them', async () => {
    await inOtherTab.opens('au/year');
    await inOtherTab.edits();
    await inOtherTab.selectsBlock('A good year.');
    await inOtherTab.page.keyboard.press('Shift+ArrowDown');
    await inOtherTab.page.getByRole('toolbar', { name: '2 blocks' }).waitFor();
    await inOtherTab.page.keyboard.press('Control+c');
    await inOtherTab.page.getByText('2 blocks copied').waitFor({ state: 'attached' });
  });

  test('goes back to her own tab, and pastes them below a block', async () => {
    await ann.page.bringToFront();
    await ann.edits();
    await ann.selectsBlock('Kia ora.');
    await ann.page.keyboard.press('Control+v');
    await eventually(texts, after);
    await ann.isSaved();
  });

  test('undoes and redoes that as one step', async () => {
    await ann.page.keyboard.press('Control+z');
    await eventually(texts, before);
    await ann.page.keyboard.press('Control+Shift+z');
    await eventually(texts, after);
  });

  test('changes a number of the copy, and the original stays as it was', async () => {
    await ann.writesInsteadOf('4,200', '310');
    await ann.isSaved();
    await eventually(async () => (await website.stored('au/year')).contents[1].items[0].number, '4,200');
    const [, , copy] = (await website.stored('nz/year')).contents;
    expect(copy.items[0].number).toBe('310');
    expect([copy.key, copy.items[0].key]).not.toEqual(expect.arrayContaining(['numbers', 'n']));
  });
});
