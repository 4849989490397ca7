import { articleTypesOf, listedTypes, regionIdsOf, tagOf } from './article-filter.ts';

const copy = (slugPrefix: string) => ({ name: slugPrefix, slugPrefix });
const regions = [
  { _id: 'r1', revision: 1, domainId: 'd1', draft: copy('au'), live: copy('au') },
  { _id: 'r2', revision: 1, domainId: 'd1', draft: copy('nz'), live: null },
];

describe('a list of articles', () => {
  test('finds a tag in any case', () => {
    expect(tagOf({ tag: ' Pension ' })).toBe('pension');
    expect(tagOf({})).toBe('');
  });

  test('has every article type unless some are named, under either name', () => {
    expect(articleTypesOf()).toEqual(['news', 'feature', 'event', 'caseStudy']);
    expect(articleTypesOf(['case-study', 'news'])).toEqual(['news', 'caseStudy']);
    expect(articleTypesOf(['caseStudy'])).toEqual(['caseStudy']);
    expect(() => articleTypesOf(['page'])).toThrow('There is no article type page');
  });

  test('has each type once, however often it is named', () => {
    expect(articleTypesOf(['news', 'case-study', 'news', 'caseStudy'])).toEqual(['news', 'caseStudy']);
  });

  test('hides regions that are not published from visitors, and shows them to editors', () => {
    expect(regionIdsOf('', { stage: 'live' }, regions)).toEqual([null, 'r1']);
    expect(regionIdsOf('nz', { stage: 'live' }, regions)).toEqual([]);
    expect(regionIdsOf('', { stage: 'draft' }, regions)).toEqual([null, 'r1', 'r2']);
    expect(regionIdsOf('NZ', { stage: 'draft' }, regions)).toEqual(['r2']);
  });
});

test('a list of pages is of the named type, of those in the named collection, or of all', () => {
  expect(listedTypes('news', 'pages')).toEqual(['news']);
  expect(listedTypes(undefined, 'articles')).toEqual(['news', 'feature', 'event']);
  expect(listedTypes()).toHaveLength(5);
});
