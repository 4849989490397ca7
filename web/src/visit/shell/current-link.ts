import { toPublicHref } from '../../../../proto/slug.ts';
import type { NavItem } from '../../../../proto/entities/nav.ts';
import type { Link } from '../../../../proto/values.ts';
import { safeHref } from '../../../../proto/href.ts';
import { type VisitWithoutPage, regionPath } from '../context/visit-context.ts';

export function ariaCurrent(
  link: Link,
  visit: Pick<VisitWithoutPage, 'url' | 'region' | 'regions'>,
): 'page' | 'true' | undefined {
  const href = toPublicHref(safeHref(link), visit.regions);
  const path = toPublicHref(visit.url.split('?')[0]!, visit.regions);
  if (path === href) return 'page';
  return href.length > 1 && href !== regionPath(visit) && path.startsWith(`${href}/`) ? 'true' : undefined;
}

export const containsCurrentPage = (
  item: Pick<NavItem, 'link' | 'subItems'>,
  visit: Parameters<typeof ariaCurrent>[1],
): boolean => [item, ...item.subItems].some(({ link }) => ariaCurrent(link, visit));

export const deepestCurrentLink = (links: Link[], visit: Parameters<typeof ariaCurrent>[1]): Link | undefined =>
  links.filter((link) => ariaCurrent(link, visit)).sort((a, b) => safeHref(b).length - safeHref(a).length)[0];
