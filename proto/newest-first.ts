import type { Article } from './entities/page.ts';

type Dated = Pick<Article, '_id' | 'pageType' | 'lastPublished'> & { header: { date?: string } };

/** Events are sorted by their publication and not by their date; other articles by the date that their editor chose. */
export const dayOfArticle = ({ pageType, header, lastPublished = '' }: Omit<Dated, '_id'>): string =>
  pageType === 'event' ? lastPublished.slice(0, 10) : (header.date ?? '');

export const compareNewest = (a: Dated, b: Dated): number =>
  compare(dayOfArticle(b), dayOfArticle(a)) || compare(b.lastPublished, a.lastPublished) || compare(b._id, a._id);

const compare = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0);
