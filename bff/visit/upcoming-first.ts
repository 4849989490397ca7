import type { Article } from '../../proto/pages.ts';

type Dated = Pick<Article, 'header'>;

export function sortUpcomingFirst<T extends Dated>(
  newestFirst: T[],
  today: string,
): { articles: T[]; upcoming: number } {
  const over = newestFirst.findIndex(({ header }) => (header.date ?? '').slice(0, 10) < today);
  const upcoming = over < 0 ? newestFirst.length : over;
  return { articles: [...newestFirst.slice(0, upcoming).reverse(), ...newestFirst.slice(upcoming)], upcoming };
}
