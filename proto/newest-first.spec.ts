import { compareNewest } from './newest-first.ts';

test('the newest article is first; events are sorted by their publication, not by their date', () => {
  const article = (_id: string, pageType: 'news' | 'event', date: string | undefined, lastPublished: string) => ({
    ...{ _id, pageType, header: { date }, lastPublished },
  });
  const articles = [
    article('fair', 'event', '2027-06-21', '2026-11-02T09:00:00.000Z'),
    article('undated', 'news', undefined, '2026-11-20T09:00:00.000Z'),
    article('morning', 'news', '2026-11-10', '2026-11-10T07:00:00.000Z'),
    article('evening', 'news', '2026-11-10', '2026-11-10T19:00:00.000Z'),
    article('old', 'news', '2026-11-01', '2026-11-25T09:00:00.000Z'),
  ];
  expect(articles.sort(compareNewest).map(({ _id }) => _id)).toEqual(['evening', 'morning', 'fair', 'old', 'undated']);
});
