import type { BlockName } from './blocks/manifest.ts';
import type { Link } from './values.ts';

export const REGIONAL_BLOCK: BlockName = 'NewsCarousel';

const paths: readonly string[] = ['/contact', '/sectors', '/news'];

export const isRegionalPath = ({ type, href }: Pick<Link, 'type' | 'href'>): boolean =>
  type === 'page' && paths.includes(href);

export function parseRegionalPath(url: string): { prefix: string; path: string } | null {
  const [, prefix, path] = /^\/([^/]+)(\/.*)$/.exec(url) ?? [];
  return prefix !== undefined && path !== undefined && paths.includes(path) ? { prefix, path } : null;
}
