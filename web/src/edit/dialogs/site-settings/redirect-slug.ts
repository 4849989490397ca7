/** The slug of the page whose address a redirect would take. */
export const toRedirectSlug = (from: string): string =>
  from
    .trim()
    .replace(/^\/+|\/+$/g, '')
    .toLowerCase();
