export const toRedirectSlug = (from: string): string =>
  from
    .trim()
    .replace(/^\/+|\/+$/g, '')
    .toLowerCase();
