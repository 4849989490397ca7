const CLOSED = ['/api/', '/login', '/health'];

export const robotsHidden = 'User-agent: *\nDisallow: /\n';

/** Pages that are hidden from robots are not listed: a crawler that may not read them never finds their `noindex`. */
export const robotsTxt = (origin: string): string =>
  `User-agent: *\n${CLOSED.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
