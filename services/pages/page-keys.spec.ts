import { PageContent } from '../../proto/entities/page.ts';
import { fromGuard, toGuard, pageKeys } from './page-keys.ts';

const keysOf = (page: object) => pageKeys.of(PageContent.parse({ domainId: 'd', slug: 's', ...page }) as never);

describe('what lists find a page by', () => {
  test('is its tags and the letters of its title, when it is an article that has one', () => {
    expect(keysOf({ pageType: 'news', header: { title: 'Leave' }, tags: ['a', 'b', 'a'] })).toEqual({
      guard: '',
      article: true,
      tags: ['a', 'b'],
      grams: ['lea', 'eav', 'ave'],
    });
    expect(keysOf({ pageType: 'news', header: { title: '' }, tags: ['a'] })).toEqual({ guard: '' });
    expect(keysOf({ header: { title: 'No article' }, tags: ['a'] })).toEqual({ guard: '' });
  });

  test('is one name for the same viewer roles in any order', () => {
    expect(toGuard(['b', 'a'])).toBe(toGuard(['a', 'b']));
    expect(fromGuard(toGuard(['b', 'a']))).toEqual({ viewerRoles: ['a', 'b'] });
    expect(fromGuard(toGuard())).toEqual({ viewerRoles: [] });
  });
});
