import { toQueriedTag } from './load-block-articles.ts';

export interface ListingQuery {
  /** 1-based. */
  page: number;
  tag: string;
  search: string;
}

export function parseListingQuery(query: URLSearchParams): ListingQuery {
  const pageText = query.get('page') ?? '';
  const page = /^[1-9]\d{0,4}$/.test(pageText) ? Number(pageText) : 1;
  const tag = toQueriedTag(query.get('tag'));
  const written = new URLSearchParams();
  if (page > 1) written.set('page', String(page));
  if (tag) written.set('tag', tag);
  const search = written.toString();
  return { page, tag, search: search && `?${search}` };
}
