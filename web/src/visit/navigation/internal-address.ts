/** Addresses of pages have no dots. */
const NO_PAGES = /^\/(api|img|file|forms|health|ready|art|flags|assets)(\/|$)|\./;

export function toInternalAddress(link: HTMLAnchorElement, here: Location): string | null {
  if (link.target && link.target !== '_self') return null;
  if (link.hasAttribute('download') || link.origin !== here.origin || NO_PAGES.test(link.pathname)) return null;
  const samePage = link.pathname === here.pathname && link.search === here.search;
  if (samePage && link.hash) return null;
  return link.pathname + link.search + link.hash;
}

export const linkOf = ({ target }: Event): HTMLAnchorElement | null | undefined =>
  (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');

export const pathNow = (): string => location.pathname + location.search;
