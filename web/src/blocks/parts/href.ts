import type { Link } from '../../../../proto/values.ts';

const SAFE = /^(https?:|mailto:|tel:|\/|#|\?)/i;

/** Where a link leads. What is no address of the web, mail or telephone leads nowhere. */
export function safeHref(link: Pick<Link, 'type' | 'href'>): string {
  const href = link.href.trim();
  if (href === '') return '';
  if (link.type === 'anchor') return href.startsWith('#') || href.startsWith('/') ? href : `#${href}`;
  if (SAFE.test(href)) return href.startsWith('//') ? '' : href;
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return '';
  // What has no domain is an address of this site.
  if (link.type === 'external' && /^[^/?#]+\.[^/?#]+/.test(href)) return `https://${href}`;
  return link.type === 'file' ? `/file/${href}` : `/${href}`;
}

/** Another site or a document opens beside the page; a telephone does not. */
export const opensInNewTab = (link: Pick<Link, 'type' | 'href'>): boolean =>
  link.type === 'file' || (link.type === 'external' && /^https?:/i.test(safeHref(link)));
