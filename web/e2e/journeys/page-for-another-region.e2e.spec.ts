import { eventually } from '../eventually.ts';
import type { EditorAtWork } from './editor-at-work.ts';
import { type Website, richText, startWebsite } from './website.ts';

const button = (href: string) => ({
  componentType: 'CtaButton',
  key: 'button',
  link: { type: 'page', href, text: 'Talk to us' },
});

describe('our page about income protection works in Australia, and New Zealand needs the same with its own figures', () => {
  let website: Website;
  let ann: EditorAtWork;
  beforeAll(async () => {
    website = await startWebsite({ au: 'Australia', nz: 'New Zealand' });
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
  afterAll(() => website?.stop());

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
