import type { Link } from './values.ts';

const SAFE = /^(https?:|mailto:|tel:|\/|#|\?)/i;

/** Returns a safe web, email or telephone address or path, or an empty string. */
export function safeHref(link: Pick<Link, 'type' | 'href'>): string {
  const href = link.href.trim();
  if (href === '') return '';
  if (link.type === 'anchor') return href.startsWith('#') || href.startsWith('/') ? href : `#${href}`;
  if (SAFE.test(href)) return href.startsWith('//') ? '' : href;
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return '';
  // An address without a host refers to this site.
  if (link.type === 'external' && /^[^/?#]+\.[^/?#]+/.test(href)) return `https://${href}`;
  return link.type === 'file' ? `/file/${href}` : `/${href}`;
}

export const opensInNewTab = (link: Pick<Link, 'type' | 'href'>): boolean =>
  link.type === 'file' || (link.type === 'external' && /^https?:/i.test(safeHref(link)));
