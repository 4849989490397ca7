export interface SearchQuery {
  q: string;
  type: string;
  tag: string;
  page: number;
}

export function parseSearchQuery(url: string): SearchQuery {
  const query = new URLSearchParams(url.split('?')[1] ?? '');
  return {
    q: query.get('q') ?? '',
    type: query.get('type') ?? '',
    tag: query.get('tag') ?? '',
    page: Math.max(1, Math.floor(Number(query.get('page')) || 1)),
  };
}

export function searchAddress(path: string, { q, type, tag, page }: SearchQuery): string {
  const query = new URLSearchParams();
  if (q.trim()) query.set('q', q.trim());
  if (type) query.set('type', type);
  if (tag) query.set('tag', tag);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
