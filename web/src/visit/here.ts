import type { NavItem } from '../../../proto/entities/nav.ts';
import type { Link } from '../../../proto/values.ts';
import { hrefOf } from '../blocks/parts/href.ts';
import { type Surroundings, regionPath } from './visiting.ts';

/** As `aria-current` has it: the page that is shown, or something it stands below. A region's home has every page below it, which says nothing. */
export function hereOf(link: Link, visit: Pick<Surroundings, 'url' | 'region'>): 'page' | 'true' | undefined {
  const href = hrefOf(link);
  const path = visit.url.split('?')[0]!;
  if (path === href) return 'page';
  return href.length > 1 && href !== regionPath(visit) && path.startsWith(`${href}/`) ? 'true' : undefined;
}

/** Whether the page that is shown is found under an item of the navigation. */
export const isHereIn = (item: Pick<NavItem, 'link' | 'subItems'>, visit: Parameters<typeof hereOf>[1]): boolean =>
  [item, ...item.subItems].some(({ link }) => hereOf(link, visit));

/** Of links beside each other one is marked: the deepest, as the addresses of the others may begin as its does. */
export const deepestHere = (links: Link[], visit: Parameters<typeof hereOf>[1]): Link | undefined =>
  links.filter((link) => hereOf(link, visit)).sort((a, b) => hrefOf(b).length - hrefOf(a).length)[0];
