/** @jest-environment ./scripts/jest/document-environment.js */
import { OLD_SITE } from './testing/build-wxr.ts';
import { describeBlocks, nothingKnown, planAll, readEntries, target, upload } from './testing/read-corpus.ts';
import { fingerprint } from './fingerprint.ts';
import { type OriginRow, type PlannedPage, planImport } from './plan.ts';
import { readCsv } from './read-csv.ts';
import { fieldsOf } from './to-page.ts';

test('an article has its title, address, date, author, tags, picture and redirect', async () => {
  const { articles } = await readEntries([
    { id: 5, type: 'attachment', attachment: upload('tern.jpg') },
    {
      id: 1,
      title: 'Leave &amp; pay',
      name: 'leave',
      thumbnail: 5,
      excerpt: 'In <b>short</b>',
      categories: [['category', 'Leave']],
    },
    { id: 2, type: 'page', name: 'about', link: `${OLD_SITE}/about/` },
    { id: 3, status: 'draft', title: 'Not yet' },
  ]);
  const [post, page, draft] = await planAll(articles);
  expect(post).toMatchObject({
    slug: 'au/news/leave',
    redirectFrom: '/2024/05/leave',
    fields: {
      header: {
        title: 'Leave & pay',
        description: 'In short',
        date: '2024-05-06',
        image: { imageId: upload('tern.jpg') },
      },
      tags: ['leave'],
      author: 'Ann Lee',
    },
  });
  expect(page).toMatchObject({ slug: 'au/about', redirectFrom: '/about', fields: { header: { title: 'Article 2' } } });
  expect(draft).toMatchObject({ slug: 'au/news/not-yet', redirectFrom: '' });
});

test.each([
  ['2024-05-06', '2024-05-06'],
  ['2024-05-06T10:00:00Z', '2024-05-06'],
  ['6. 5. 2024', '2024-05-06'],
  ['05/06/2024', ''],
  ['2024-02-30', ''],
  ['yesterday', ''],
])('the date %s of a table is %j, and is named if it is not understood', (text, date) => {
  const { articles } = readCsv(`title,text,date\nA,b,${text}`, 'a.csv');
  expect(articles[0]!.date).toBe(date);
  expect(articles[0]!.notes).toHaveLength(date === '' ? 1 : 0);
});

test('a table without the needed columns is refused', () => {
  expect(readCsv('name,age\nAnn,4', 'a.csv').articles).toEqual([]);
  expect(readCsv('', 'a.csv').notes).toHaveLength(1);
});

describe('a second import', () => {
  const entries = (text: string) => [
    { id: 1, html: 'Stays' },
    { id: 2, html: text },
  ];
  const stored = (planned: readonly PlannedPage[]): OriginRow[] =>
    planned.map(({ article, fields, source, slug, type }, index) => ({
      _id: `page-${index}`,
      slug,
      pageType: type.name,
      origin: { key: article.key, source, written: fingerprint(fields) },
    }));
  const again = async (text: string, edited: object = {}) => {
    const first = await planAll((await readEntries(entries('Before'))).articles);
    const loadDraft = async (_id: string) => ({ _id, ...first[Number(_id.at(-1))]!.fields!, ...edited }) as never;
    const { articles } = await readEntries(entries(text));
    return planAll(articles, { ...nothingKnown, origins: stored(first), loadDraft });
  };

  test('of the same file changes nothing', async () => {
    expect((await again('Before')).map(({ state }) => state)).toEqual(['unchanged', 'unchanged']);
  });

  test('changes what has changed, at the address that the page has', async () => {
    const [same, changed] = await again('After');
    expect([same!.state, changed!.state, changed!.slug]).toEqual(['unchanged', 'changed', 'au/news/article-2']);
    expect(describeBlocks(changed!.fields)).toEqual(['<p>After</p>']);
  });

  test('keeps what was edited here', async () => {
    const [, edited] = await again('After', { header: { title: 'Edited here' } });
    expect([edited!.state, edited!.fields]).toEqual(['edited', undefined]);
  });

  test('does not take other fields of the page for edits', async () => {
    expect((await again('After', { revision: 7, published: true, priority: 0.5 }))[1]!.state).toBe('changed');
  });

  test('adds a redirect that is missing, and keeps one that exists', async () => {
    const { articles } = await readEntries(entries('Before'));
    const redirects = new Map([['/2024/05/article-1', '/elsewhere']]);
    const planned = await planAll(articles, { ...nothingKnown, redirects });
    expect(planned.map(({ redirectFrom }) => redirectFrom)).toEqual(['', '/2024/05/article-2']);
    expect(planned[0]!.notes).toEqual([expect.stringContaining('already redirects to /elsewhere')]);
  });
});

test('articles with the same name get different addresses below the chosen parent', async () => {
  const { articles } = await readEntries([
    { id: 1, name: 'same' },
    { id: 2, name: 'same', link: `${OLD_SITE}/other/same/` },
    { id: 3, name: '%F0%9F%8E%89', title: '🎉' },
  ]);
  const planned = await planImport(articles, { ...target, parent: 'archive' }, nothingKnown);
  expect(planned.map(({ slug }) => slug)).toEqual([
    'au/news/archive/same',
    'au/news/archive/same-2',
    expect.stringMatching(/^au\/news\/archive\/import-[0-9a-f]{16}$/),
  ]);
});

test('the fields of a page are compared whatever their order is', () => {
  expect(fingerprint(fieldsOf({ header: { title: 'a', date: 'b' }, contents: [] }))).toBe(
    fingerprint(fieldsOf({ contents: [], header: { date: 'b', title: 'a' } })),
  );
});
