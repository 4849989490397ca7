import { slugToPath } from '../../proto/slug.ts';

const CLOSED = ['/api/', '/login', '/health'];

export const robotsHidden = 'User-agent: *\nDisallow: /\n';

export function robotsTxt(slugs: string[], origin: string): string {
  const lines = [...CLOSED, ...slugs.map((slug) => `${patternOf(slug)}$`)].map((path) => `Disallow: ${path}`);
  return `User-agent: *\n${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** `*` and `$` are wildcards in robots.txt. */
const patternOf = (slug: string): string => slugToPath(slug).replaceAll('*', '%2A').replaceAll('$', '%24');
