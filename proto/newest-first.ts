import type { Article } from './entities/page.ts';

type Dated = Pick<Article, '_id' | 'pageType' | 'lastPublished'> & { header: { date?: string } };

/** An event is as new as its page, whatever day it takes place; other articles have the date that their editor chose. */
export const dayOfArticle = ({ pageType, header, lastPublished = '' }: Omit<Dated, '_id'>): string =>
  pageType === 'event' ? lastPublished.slice(0, 10) : (header.date ?? '');

/** The order of lists of articles. */
export const compareNewest = (a: Dated, b: Dated): number =>
  compare(dayOfArticle(b), dayOfArticle(a)) || compare(b.lastPublished, a.lastPublished) || compare(b._id, a._id);

const compare = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0);
