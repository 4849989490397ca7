import { eventually } from '../eventually.ts';
import { type EditorAtWork, editorAtWork } from './editor-at-work.ts';
import { type Website, richText, startWebsite } from './website.ts';

let website: Website;
beforeAll(async () => {
  website = await startWebsite({ au: 'Australia', nz: 'New Zealand' });
});
afterAll(() => website?.stop());

describe('the block that I need is on a page of another region, which is open in another tab', () => {
  let ann: EditorAtWork;
  let inOtherTab: EditorAtWork;
  beforeAll(async () => {
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

const button = (href: string) => ({
  componentType: 'CtaButton',
  key: 'button',
  link: { type: 'page', href, text: 'Talk to us' },
});

describe('our page about income protection works in Australia, and New Zealand needs the same with its own figures', () => {
  let ann: EditorAtWork;
  beforeAll(async () => {
    for (const region of ['au', 'nz']) await website.hasPublishedPage(`${region}/contact`, { title: 'Talk to us' });
    await website.hasPublishedPage('au/offices', { title: 'Our offices in Australia' });
    await website.hasPublishedPage('au/income', {
      title: 'Income protection in Australia',
      contents: [
        richText('price', '<p>From 12 Australian dollars a month.</p>'),
        richText(
          'more',
          '<p>Ask <a href="/au/contact#form">our people</a> in <a href="/au/offices">an office</a>.</p>',
        ),
        button('/au/contact'),
      ],
    });
    ann = await website.sitsDownAt('au/income');
  });

  test('copies the page of Australia to New Zealand, and is on the copy', async () => {
    await ann.chooses('Open page settings');
    await ann.dialog('Page settings').getByRole('button', { name: 'Copy to regions…' }).click();
    const copy = ann.dialog('Copy to regions');
    await copy.getByLabel('New Zealand').check();
    await copy.getByText('Copies are drafts: visitors do not see them until they are published.').waitFor();
    await copy.getByRole('button', { name: 'Copy', exact: true }).click();
    await ann.reads('Copied “Income protection in Australia” to New Zealand');
    await ann.page.waitForURL('**/nz/income');
    expect(await website.showsVisitors('nz/income')).toBe('404');
  });

  test('finds that links lead to the pages of New Zealand where it has them', async () => {
    await ann.words('our people').waitFor();
    const hrefs = () =>
      ann.page
        .locator('#main .item a, #main [data-block] a')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    await eventually(hrefs, ['/nz/contact#form', '/au/offices', '/nz/contact']);
  });

  test('changes what differs', async () => {
    await ann.edits();
    await ann.writesInsteadOf('Income protection in Australia', 'Income protection in New Zealand');
    await ann.writesInsteadOf('From 12 Australian dollars', 'From 13 New Zealand dollars a month.');
    await ann.isSaved();
  });

  test('publishes the copy', async () => {
    await ann.publishes();
  });

  test('visitors of each region read the page of their region', async () => {
    const [australian, newZealand] = [
      await website.showsVisitors('au/income'),
      await website.showsVisitors('nz/income'),
    ];
    expect(newZealand).toContain('From 13 New Zealand dollars a month.');
    expect(newZealand).toMatch(/<h1[^>]*>Income protection in New Zealand/);
    expect(newZealand).not.toContain('Australian dollars');
    expect(australian).toContain('From 12 Australian dollars a month.');
    expect(australian).not.toContain('New Zealand dollars');
  });
});
