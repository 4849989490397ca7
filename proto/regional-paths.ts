import type { manifest } from './blocks/manifest.ts';
import type { Link } from './values.ts';

/** The block whose link is regional; around the pages these are the buttons of the navigation and the footer. */
export const REGIONAL_BLOCK: keyof typeof manifest.blocks = 'NewsCarousel';

/** Every region has a page of its own at these paths: the contact button of a domain, for instance, leads to `/au/contact` in Australia. */
const paths: readonly string[] = ['/contact', '/sectors', '/news'];

export const isRegionalPath = ({ type, href }: Pick<Link, 'type' | 'href'>): boolean =>
  type === 'page' && paths.includes(href);

/** For `/au/contact` the region's prefix and `/contact`; null for an address that no regional link leads to. */
export function parseRegionalPath(url: string): { prefix: string; path: string } | null {
  const [, prefix, path] = /^\/([^/]+)(\/.*)$/.exec(url) ?? [];
  return prefix !== undefined && path !== undefined && paths.includes(path) ? { prefix, path } : null;
}
