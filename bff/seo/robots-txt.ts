import { slugToPath } from '../../proto/slug.ts';

/** Where a search engine has nothing to look for. */
const CLOSED = ['/api/', '/login', '/health'];

/** For a deployment that search engines are to keep away from altogether. */
export const robotsHidden = 'User-agent: *\nDisallow: /\n';

/** Each of the slugs is one page: what stands below its address is another. */
export function robotsTxt(slugs: string[], origin: string): string {
  const lines = [...CLOSED, ...slugs.map((slug) => `${patternOf(slug)}$`)].map((path) => `Disallow: ${path}`);
  return `User-agent: *\n${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** A star would stand for anything. */
const patternOf = (slug: string): string => slugToPath(slug).replaceAll('*', '%2A').replaceAll('$', '%24');
