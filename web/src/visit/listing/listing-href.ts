export function listingHref(path: string, tag: string, page = 1): string {
  const query = new URLSearchParams({ ...(page > 1 && { page: String(page) }), ...(tag && { tag }) }).toString();
  return query ? `${path}?${query}` : path;
}
