import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { aPicture } from '../../../bff/test/media/a-picture.ts';
import type { EditorAtWork } from './editor-at-work.ts';
import { type Website, startWebsite } from './website.ts';

const corpus = resolve('web/src/edit/rich-text/paste/corpus');
const article = 'au/news/cover-for-families';

describe('I have the article as a Word document, and in two minutes it is on the website', () => {
  let website: Website;
  let ann: EditorAtWork;
  beforeAll(async () => {
    website = await startWebsite({ au: 'Australia' });
    await website.hasPublishedPage('au/about', { title: 'About us' });
    ann = await website.sitsDownAt('au/about');
  });
  afterAll(() => website?.stop());

  test('creates a news page, whose address follows from its title', async () => {
    await ann.chooses('Create new page');
    await ann.sidebar.getByLabel('Page Type').selectOption('News');
    await ann.sidebar.getByLabel('Title').fill('Cover for families');
    await ann.chooses('Create page');
    await ann.page.waitForURL(`**/${article}`);
    await ann.reads('Page created. Click a text to edit it, or add a block.');
  });

  test('pastes the document, and its headings, lists and table are there', async () => {
    await ann.words('Cover for families').waitFor();
    const violations: string[] = [];
    await ann.page.exposeFunction('reportViolation', (directive: string) => violations.push(directive));
    await ann.page.evaluate(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
        (window as unknown as { reportViolation(directive: string): void }).reportViolation(violatedDirective),
      ),
    );
    await ann.pastes(wordDocument());
    await ann.words('Hospital stays').and(ann.page.locator('h3')).waitFor();
    await ann.words('a driver licence').and(ann.page.locator('li li *')).waitFor();
    await ann.words('Plan').and(ann.page.locator('th *')).waitFor();
    await ann.isSaved();
    expect(violations).toEqual([]);
  });

  test('writes the introduction, and adds a picture from the disk with its description', async () => {
    await ann.page.locator('main header').hover();
    await ann.page.locator('[aria-label=Introduction]').click();
    await ann.page.keyboard.type('One plan for everybody at home.');
    await ann.page.locator('main').getByRole('button', { name: 'Choose a picture' }).click();
    const picture = ann.dialog('Picture');
    const file = { name: 'family.png', mimeType: 'image/png', buffer: aPicture(1600, 800, 0) };
    await picture.locator('input[type=file]').setInputFiles(file);
    await picture.getByLabel('Alternative text').fill('A family at the harbour');
    await picture.getByRole('button', { name: 'Close' }).click();
    await ann.isSaved();
  });

  test('wants to publish it, and reads that search engines have no description', async () => {
    await ann.chooses('Publish page');
    const publishing = ann.dialog('Publish page');
    await publishing.getByText('The page has no description for search engines.').waitFor();
    await publishing.getByRole('button', { name: 'Go to' }).click();
    const settings = ann.dialog('Page settings');
    await settings.getByLabel('Description').fill('What our plan for families pays, and how to begin with it.');
    await settings.getByRole('button', { name: 'Close', exact: true }).click();
    await ann.isSaved();
  });

  test('publishes it with one click, because the checks find nothing', async () => {
    await ann.publishes();
    expect(await ann.dialog('Publish page').count()).toBe(0);
  });

  test('visitors read the article without a trace of Word, and find it in the news', async () => {
    const text = await website.showsVisitors(article);
    for (const part of [
      '<h1',
      'Cover for families',
      'One plan for everybody at home.',
      'alt="A family at the harbour"',
    ])
      expect(text).toContain(part);
    expect(text).toMatch(/<th><p>Plan<\/p>\s*<\/th>/);
    expect(text).not.toMatch(/mso-|MsoNormal|<o:p>/);
    expect(await website.showsVisitors('au/news')).toContain('Cover for families');
  });
});

/** Returns headings, a table and a nested list, as Word puts them on the clipboard together. */
function wordDocument(): string {
  const [list, ...others] = ['bullets', 'headings', 'table'].map((name) =>
    readFileSync(`${corpus}/word-${name}.html`, 'utf8'),
  );
  const fragments = others.map((html) => /<!--StartFragment-->(.*)<!--EndFragment-->/s.exec(html)![1]);
  return list!.replace('<!--StartFragment-->', () => `<!--StartFragment-->${fragments.join('')}`);
}
