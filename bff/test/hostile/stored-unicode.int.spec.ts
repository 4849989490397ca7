import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import { calls } from '../../../proto/index.ts';
import { editingAt, type Editing } from '../editing.ts';
import { startSite, type Site } from '../site.ts';
import { foreignAt } from './foreign-at.ts';
import { hostilePage } from './hostile-page.ts';
import { publishSurroundings } from './hostile-surroundings.ts';

/** A placeholder that is replaced with a lone surrogate in the store. */
const MARK = 'surrogatehere';

let site: Site;
let editor: Editing;

beforeAll(async () => {
  site = await startSite();
  editor = await editingAt(site);
  await editor.aRegion('au', 'au');
});
afterAll(() => site?.stop());

describe('text that is not valid Unicode', () => {
  const commands = calls.filter(({ http, upload }) => http?.startsWith('POST') && !upload);
  const readsInput = (path: string) => !/^\/user\/(logout|me)$/.test(path);

  test.each(commands.map(({ http }) => http!.split(' ')[1]!).filter(readsInput))('is refused by %s', async (path) => {
    for (const [body, where] of [
      ['{"page":{"tags":["a","x\\ud800y"]}}', ['page', 'tags', '1']],
      ['{"page":{"x\\udc00y":1}}', ['page', 'x\ufffdy']],
    ] as const) {
      const { status, json } = await site.post(`/api${path}`, body, editor.cookie);
      expect([status, json.error.name]).toEqual([400, 'invalid']);
      expect(json.error.details).toEqual([expect.objectContaining({ path: where })]);
      expect(json.error.message).toMatch(/^page\..* is not valid Unicode/);
    }
  });

  test.each(calls.filter(({ http }) => http?.startsWith('GET')).map(({ http }) => http!.split(' ')[1]!))(
    'in the query of %s does no harm',
    async (path) => {
      for (const query of ['slug=%ED%A0%80', '%ED%A0%80=1', 'url=/%ED%A0%80', 'q=%F0%9F%98'])
        expect((await site.get(`/api${path}?${query}`, editor.cookie)).status).toBeLessThan(500);
    },
  );
});

test('no stored text ends a process or causes an error for a visitor', async () => {
  const siteDocuments = await publishSurroundings(site, editor, MARK, 1);
  const slugs: string[] = [];
  for (let n = 0; n < 9; n++)
    slugs.push((await editor.aPage(`au/stored-${n}`, MARK, { ...hostilePage(MARK, n), ...siteDocuments })).slug);
  const news = {
    pageType: 'news',
    template: 'article',
    region: siteDocuments.region,
    header: { title: MARK, date: '2026-11-01' },
  };
  slugs.push((await editor.aPage('au/news/tagged', MARK, { ...news, tags: [MARK] })).slug);
  await site.stopServices();
  await putSurrogates();
  await site.startServices();
  const { domainId } = editor;
  const paths = [
    ...slugs.map((slug) => `/${slug}`),
    ...['/au/news', '/search?q=surrogate', '/au/search?q=x', '/sitemap.xml', '/robots.txt'],
    ...['article/loadTags', 'nav/load', 'site/loadNav', 'site/loadFooter', 'regions/loadRegions'].map(
      (call) => `/api/${call}?domainId=${domainId}`,
    ),
    `/api/article/filter?domainId=${domainId}`,
    `/api/search/query?q=x&domainId=${domainId}`,
  ];
  const failed: string[] = [];
  for (const path of paths)
    for (const headers of [{}, editor.cookie]) {
      const { status } = await site.get(path, headers);
      if (status >= 500) failed.push(`${status} ${path}`);
    }
  expect(failed).toEqual([]);
  for (const slug of slugs) expect((await foreignAt(site, `/${slug}`, editor.cookie)).status).toBe(200);
  const { json } = await site.get(`/api/article/loadTags?domainId=${domainId}`);
  expect(JSON.stringify(json)).toMatch(/x\ufffd+y/);
  expect((await site.get('/ready')).status).toBe(200);
});

/** Stores surrogates as an older version did: in the documents and, through triggers, in the tables derived from them. */
async function putSurrogates(): Promise<void> {
  const folder = site.stack.settings.storeUrl.replace('sqlite:', '');
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.db'))) {
    const database = new Database(join(folder, file));
    const tables = database
      .prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%doc TEXT%'`)
      .all();
    for (const { name } of tables as { name: string }[])
      database.exec(
        `UPDATE "${name}" SET doc = replace(doc, '${MARK}', 'x\\ud800y'), keys = replace(keys, '${MARK}', 'x\\ud800y')`,
      );
    database.close();
  }
}
