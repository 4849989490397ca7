export interface ListingQuery {
  /** 1-based. */
  page: number;
  tag: string;
  /** The one way to write it in an address: empty for the first page of everything. */
  search: string;
}

/** The only part of a query that changes what a listing shows. */
export function parseListingQuery(query: URLSearchParams): ListingQuery {
  const asked = query.get('page') ?? '';
  const page = /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
  const tag = (query.get('tag') ?? '').trim().toLowerCase().slice(0, 60);
  const written = new URLSearchParams();
  if (page > 1) written.set('page', String(page));
  if (tag) written.set('tag', tag);
  const search = written.toString();
  return { page, tag, search: search && `?${search}` };
}
