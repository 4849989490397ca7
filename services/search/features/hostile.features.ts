import type { SearchEngine } from '../search-engine.ts';
import { document, idsOf, search } from './a-document.ts';

/** Values with a meaning in the query languages of search engines, alone and around an existing word. */
const hostile = [
  '`',
  '\\',
  'x`',
  'x\\',
  'x` || domainId:=`d2',
  'x`] || domain:!=`x',
  '`x` || `x`',
  'x\\` || pageType:=`page',
  'x) || (pageType:page',
  '*',
  '[*]',
  'x, y',
  'x && y',
  'x || y',
  ':=x',
  '!=x',
  '>0',
  '$ref(x:=y)',
  '\u0000',
  '\n',
];

/** States that no query finds pages that its sender may not view. */
export function hostileFeatures(current: () => SearchEngine): void {
  beforeEach(() =>
    current().put([
      document('ours', { title: 'pension', tags: ['x'] }),
      document('theirs', { title: 'pension', domainId: 'd2', region: 'nz', pageType: 'news', tags: ['x', 'y'] }),
    ]),
  );

  test.each(hostile)('%j as a region, a type or a tag finds nothing', async (value) => {
    for (const filter of [{ region: value }, { type: value }, { tag: value }, { region: value, tag: 'x' }])
      expect(idsOf(await search(current(), 'pension', filter))).toEqual([]);
  });

  test.each(hostile)('%j as a domain finds nothing', async (domainId) => {
    expect(idsOf(await search(current(), 'pension', { domainId }))).toEqual([]);
  });

  test.each(hostile)('%j as a tag finds exactly that tag', async (tag) => {
    await current().put([document('odd', { title: 'pension', tags: [tag] })]);
    expect(idsOf(await search(current(), 'pension', { tag }))).toEqual(['odd']);
    expect((await search(current(), 'pension')).facets.tag).toContainEqual({ value: tag, count: 1 });
  });

  test('values that differ in case or punctuation only are different', async () => {
    await current().put([
      document('c', { domainId: 'Aa', tags: ['c'] }),
      document('c++', { domainId: 'aA', tags: ['c++'] }),
    ]);
    expect(idsOf(await search(current(), '', { domainId: 'aA' }))).toEqual(['c++']);
    expect(idsOf(await search(current(), '', { domainId: 'Aa', tag: 'c++' }))).toEqual([]);
  });

  test('values that differ in case or punctuation only are counted separately', async () => {
    await current().put([
      document('c', { title: 'language', region: 'au', tags: ['c', 'C', 'c++'] }),
      document('c++', { title: 'language', region: 'AU', tags: ['c++'] }),
    ]);
    const { facets } = await search(current(), 'language');
    expect(facets.tag[0]).toEqual({ value: 'c++', count: 2 });
    expect(facets.tag.slice(1)).toEqual(
      expect.arrayContaining([
        { value: 'c', count: 1 },
        { value: 'C', count: 1 },
      ]),
    );
    expect(facets.region.map(({ value }) => value).sort()).toEqual(['AU', 'au']);
  });

  test('in a query is read as plain words', async () => {
    await current().put([document('other', { title: 'leave' })]);
    for (const q of ['"pension"', '*pension', 'pension*', '-pension', '(pension', 'pension\\', '`pension`'])
      expect([q, idsOf(await search(current(), q))]).toEqual([q, ['ours']]);
    for (const q of ['title:leave -leave', 'leave || domainId:=`d2`'])
      expect([q, idsOf(await search(current(), q))]).toEqual([q, expect.not.arrayContaining(['theirs'])]);
  });

  test('in a query without words finds nothing', async () => {
    for (const q of ['*', '"', '((', '\\', '- -', '``'])
      expect([q, (await search(current(), q)).total]).toEqual([q, 0]);
  });

  test('a text cannot forge the mark of a match', async () => {
    const text = 'see <mark>this</mark> \uE000and\uE001 &lt;mark&gt; wonder';
    await current().put([document('forged', { text })]);
    const [hit] = (await search(current(), 'wonder')).hits;
    expect(hit!.highlight.match(/<[^>]*>[^<]*/g)).toEqual(['<mark>wonder', '</mark>']);
  });
}
