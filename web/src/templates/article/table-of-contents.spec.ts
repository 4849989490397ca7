import { nameHeadings } from './TableOfContents.tsx';

const richText = (text: string) => ({ componentType: 'RichText', key: text, text });
const ids = (...texts: string[]) => nameHeadings(texts.map(richText)).headings.map(({ id }) => id);

test('headings of rich texts are listed in order, with their level', () => {
  const { items, headings } = nameHeadings([
    richText('<p>First.</p><h2>What <strong>we</strong> changed</h2><h3>R&amp;D</h3><h4>Details</h4>'),
    { componentType: 'QuoteBlock', key: 'q', text: '<h2>Not a heading of the text</h2>' },
    richText('<h2>In short</h2>'),
  ]);
  expect(headings).toEqual([
    { id: 'what-we-changed', text: 'What we changed', level: 2 },
    { id: 'r-d', text: 'R&D', level: 3 },
    { id: 'in-short', text: 'In short', level: 2 },
  ]);
  expect(items[0]!.text).toBe(
    '<p>First.</p><h2 id="what-we-changed">What <strong>we</strong> changed</h2><h3 id="r-d">R&amp;D</h3><h4>Details</h4>',
  );
});

test('every id is unique on the page', () => {
  expect(ids('<h2>In short</h2><h2>In short!</h2>', '<h3>In short</h3>', '<h2>In short 2</h2>')).toEqual([
    'in-short',
    'in-short-2',
    'in-short-3',
    'in-short-2-2',
  ]);
  const anchor = { componentType: 'Anchor', key: 'a', id: 'jobs' };
  const { headings } = nameHeadings([anchor, richText('<h2>Jobs</h2><h2>Main</h2>')], ['main']);
  expect(headings.map(({ id }) => id)).toEqual(['jobs-2', 'main-2']);
});

test('an id has the letters of any language, and nothing that ends an attribute', () => {
  expect(ids('<h2>Für Arbeitgeber</h2><h2>Whānau</h2><h2>福利</h2><h2>"&gt;&lt;b&gt;</h2><h2>…</h2>')).toEqual([
    'fur-arbeitgeber',
    'whanau',
    '福利',
    'b',
    'section',
  ]);
  expect(ids(`<h2>${'x'.repeat(200)}</h2>`)[0]).toHaveLength(60);
});

test('headings without text are skipped, and stored content is not changed', () => {
  const stored = [richText('<h2></h2><h2> </h2><h2>Here</h2>')];
  const before = structuredClone(stored);
  expect(nameHeadings(stored).headings).toHaveLength(1);
  expect(stored).toEqual(before);
  expect(nameHeadings(undefined)).toEqual({ items: [], headings: [] });
});
