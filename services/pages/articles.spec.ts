import { parseArticleTypes, resolveRegionIds } from './articles.ts';

const copy = (slugPrefix: string) => ({ name: slugPrefix, slugPrefix });
const regions = [
  { _id: 'r1', revision: 1, domainId: 'd1', draft: copy('au'), live: copy('au') },
  { _id: 'r2', revision: 1, domainId: 'd1', draft: copy('nz'), live: null },
];

describe('a list of articles', () => {
  test('has every article type unless some are named, by either name', () => {
    expect(parseArticleTypes()).toEqual(['news', 'feature', 'event', 'caseStudy']);
    expect(parseArticleTypes(['case-study', 'news'])).toEqual(['news', 'caseStudy']);
    expect(parseArticleTypes(['caseStudy'])).toEqual(['caseStudy']);
    expect(() => parseArticleTypes(['page'])).toThrow('There is no article type page');
  });

  test('has each type once, even if it is named twice', () => {
    expect(parseArticleTypes(['news', 'case-study', 'news', 'caseStudy'])).toEqual(['news', 'caseStudy']);
  });

  test('hides unpublished regions from visitors, but not from editors', () => {
    expect(resolveRegionIds('', { stage: 'live' }, regions)).toEqual([null, 'r1']);
    expect(resolveRegionIds('nz', { stage: 'live' }, regions)).toEqual([]);
    expect(resolveRegionIds('', { stage: 'draft' }, regions)).toEqual([null, 'r1', 'r2']);
    expect(resolveRegionIds('NZ', { stage: 'draft' }, regions)).toEqual(['r2']);
  });
});
