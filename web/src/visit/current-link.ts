import type { NavItem } from '../../../proto/entities/nav.ts';
import type { Link } from '../../../proto/values.ts';
import { safeHref } from '../blocks/parts/href.ts';
import { type VisitWithoutPage, regionPath } from './visit-context.ts';

/** As `aria-current` has it: the page that is shown, or something it stands below. A region's home has every page below it, which says nothing. */
export function ariaCurrent(link: Link, visit: Pick<VisitWithoutPage, 'url' | 'region'>): 'page' | 'true' | undefined {
  const href = safeHref(link);
  const path = visit.url.split('?')[0]!;
  if (path === href) return 'page';
  return href.length > 1 && href !== regionPath(visit) && path.startsWith(`${href}/`) ? 'true' : undefined;
}

/** Whether the page that is shown is found under an item of the navigation. */
export const containsCurrentPage = (
  item: Pick<NavItem, 'link' | 'subItems'>,
  visit: Parameters<typeof ariaCurrent>[1],
): boolean => [item, ...item.subItems].some(({ link }) => ariaCurrent(link, visit));

/** Of links beside each other one is marked: the deepest, as the addresses of the others may begin as its does. */
export const deepestCurrentLink = (links: Link[], visit: Parameters<typeof ariaCurrent>[1]): Link | undefined =>
  links.filter((link) => ariaCurrent(link, visit)).sort((a, b) => safeHref(b).length - safeHref(a).length)[0];
