import { editingAt, type Editing } from '../editing.ts';
import { startSite, type Site } from '../site.ts';
import { foreignAt } from './foreign-at.ts';
import { hostilePage } from './hostile-page.ts';
import { publishSurroundings } from './hostile-surroundings.ts';
import { hostileTexts } from './hostile-values.ts';

let site: Site;
let editor: Editing;

beforeAll(async () => {
  site = await startSite();
  editor = await editingAt(site);
  await editor.aRegion('au', 'au');
});
afterAll(() => site?.stop());

describe.each(hostileTexts.map((text, n) => [text, n] as const))('%j', (text, n) => {
  test('runs no script anywhere on a published page', async () => {
    const siteDocuments = await publishSurroundings(site, editor, text, n);
    const { slug } = await editor.aPage(`au/hostile-${n}`, 'T', { ...hostilePage(text, n), ...siteDocuments });
    expect(await foreignAt(site, `/${slug}`, editor.cookie)).toEqual({ status: 200, foreign: [] });
  });

  test('runs no script in an address', async () => {
    const encoded = encodeURIComponent(text);
    for (const url of [`/search?q=${encoded}`, `/au/news?tag=${encoded}&page=${encoded}`, `/${encoded}`])
      expect(await foreignAt(site, url)).toMatchObject({ foreign: [] });
  });
});
