import { findArticleQueries } from './block-articles.ts';

const carousel = { componentType: 'NewsCarousel', key: 'b', articleType: 'news', tags: [] as string[] };

describe('a page loads the articles', () => {
  test('of each of its blocks, at any depth', () => {
    const split = { componentType: 'SplitContent', key: 'a', left: [{ key: 'x', componentType: 'Text' }, carousel] };
    expect(findArticleQueries([split])).toEqual([{ type: 'news', tag: '' }]);
  });
  test('for each of the tags that a block names', () => {
    expect(findArticleQueries([{ ...carousel, tags: ['Health', 'leave'] }])).toEqual([
      { type: 'news', tag: 'health' },
      { type: 'news', tag: 'leave' },
    ]);
    expect(
      findArticleQueries([{ componentType: 'DynamicContent', key: 'c', articleType: 'all', tag: 'leave' }]),
    ).toEqual([{ type: 'all', tag: 'leave' }]);
  });
  test('of the first type of a block that names none or an unknown one', () => {
    expect(findArticleQueries([{ componentType: 'NewsCarousel', key: 'd' }])).toEqual([{ type: 'news', tag: '' }]);
    expect(findArticleQueries([{ componentType: 'DynamicContent', key: 'd', articleType: 'bogus' }])).toEqual([
      { type: 'all', tag: '' },
    ]);
  });
  test('of no block otherwise', () => {
    expect(findArticleQueries([{ componentType: 'Text', key: 'a', text: 'NewsCarousel' }])).toEqual([]);
    expect(findArticleQueries(undefined)).toEqual([]);
    for (const componentType of [{ toString: null }, 'constructor', '__proto__', 7])
      expect(findArticleQueries([{ key: 'a', rows: [{ componentType }] }])).toEqual([]);
  });
});
