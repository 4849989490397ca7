import { PageContent } from '../../proto/entities/page.ts';
import { pageKeys, parseViewersKey, viewersKey } from './pages.store.ts';

const keysOf = (page: object) => pageKeys.of(PageContent.parse({ domainId: 'd', slug: 's', ...page }) as never);

describe('the keys of a page', () => {
  test('are its day, its tags and the trigrams of its title, if it is an article with a title', () => {
    const header = { title: 'Leave', date: '2026-03-01' };
    expect(keysOf({ pageType: 'news', header, tags: ['a', 'b', 'a'] })).toEqual({
      guard: '',
      article: true,
      day: '2026-03-01',
      tags: ['a', 'b'],
      grams: ['lea', 'eav', 'ave'],
      folded: 'leave',
    });
    expect(keysOf({ pageType: 'news', header: { title: '' }, tags: ['a'] })).toEqual({ guard: '' });
    expect(keysOf({ header: { title: 'No article' }, tags: ['a'] })).toEqual({ guard: '' });
  });

  test('say that it was imported', () => {
    const origin = { key: 'post/1', source: 'a', written: 'b' };
    expect(keysOf({ origin })).toEqual({ guard: '', imported: true });
  });

  test('are the same for equal viewer roles in any order', () => {
    expect(viewersKey(['b', 'a'])).toBe(viewersKey(['a', 'b']));
    expect(parseViewersKey(viewersKey(['b', 'a']))).toEqual({ viewerRoles: ['a', 'b'] });
    expect(parseViewersKey(viewersKey())).toEqual({ viewerRoles: [] });
  });
});
