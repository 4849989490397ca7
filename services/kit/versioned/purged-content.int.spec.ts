import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../store/sqlite/open-sqlite.ts';
import { createVersioned } from './create-versioned.ts';

interface Page {
  slug: string;
  title: string;
  tags: string[];
  contents: string[];
}

const RARE_WORD = 'xylophonist';
const author = { _id: 'ann', username: 'Ann' };

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'site-purge-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function bytes(): Promise<Buffer> {
  const names = (await readdir(folder)).filter((name) => name.startsWith('pages.db'));
  return Buffer.concat(await Promise.all(names.map((name) => readFile(join(folder, name)))));
}

test('after a purge the database files contain nothing of the document', async () => {
  const stores = openSqlite(join(folder, 'pages.db'));
  const others = openSqlite(join(folder, 'pages.db'));
  const indexes = [{ fields: ['title', 'slug'] }, { fields: ['tags'], each: 'tags' }];
  const pages = createVersioned<Page>(
    {
      name: 'pages',
      draftIndexes: indexes,
      liveIndexes: indexes,
      counts: [{ fields: ['title'] }],
      claims: ({ slug }) => [slug],
      summarise: ({ title }) => ({ name: title, guard: {} }),
    },
    { stores, clock: { now: () => new Date(), id: () => 'token' }, relay: { wake: () => undefined } },
  );
  const save = (id: string, word: string, blocks: number) => {
    const contents = Array.from({ length: blocks }, (_, n) => `<p>${n} ${word} ${'and so on '.repeat(30)}</p>`);
    const draft = { slug: `${id}-${word}`, title: `${word} ${blocks}`, tags: [word, `${word}${blocks}`], contents };
    return pages.commit(id, author, () => ({ action: 'save', draft, live: 'publish' }));
  };
  for (const blocks of [1, 80, 3, 400, 40, 1, 200]) {
    await save('secret', RARE_WORD, blocks);
    await save('public', 'lighthouse', blocks);
  }
  await pages.commit('secret', author, () => ({ action: 'delete', draft: null }));
  expect((await bytes()).includes(RARE_WORD)).toBe(true);

  expect(await pages.purge(new Date(Date.now() + 1000), 10)).toBe(1);
  const left = await bytes();
  expect(left.includes(RARE_WORD)).toBe(false);
  expect(left.includes('lighthouse')).toBe(true);
  expect((await pages.head('public'))!.draft.contents).toHaveLength(200);
  await others.close();
  await stores.close();
});
