import type { Page } from '../../../../proto/entities/page.ts';
import { toPublicHref, toPublicSlug } from '../../../../proto/slug.ts';
import { getMessages } from '../../messages/catalogues.ts';
import type { Visit } from '../../../../proto/visit.ts';
import { homeAddress } from '../text/home-address.ts';
import { safeHref } from '../../../../proto/href.ts';
import { listingPath, listingTitle } from '../text/title.ts';
import { regionPath } from '../context/visit-context.ts';

export interface Crumb {
  text: string;
  href?: string;
}

export function createBreadcrumbs(page: Page, visit: Pick<Visit, 'regions' | 'region' | 'language' | 'nav'>): Crumb[] {
  const { regions, region, language } = visit;
  const home = homeAddress(`/${page.slug}`, regions);
  if (['', region?.slugPrefix].includes(toPublicSlug(page.slug, regions))) return [];
  const here = (page.header as { breadcrumb?: string }).breadcrumb || page.header.title?.trim() || page.title || '';
  const listing = listingPath(page.pageType);
  return [
    { text: getMessages(language).site.home, href: home },
    ...(listing
      ? [{ href: regionPath({ region }) + listing, text: listingTitle(page.pageType, language) }]
      : findParent(page, visit)),
    { text: here },
  ];
}

/** The page one level up in the address, under the name that the navigation gives it. */
function findParent(page: Page, { regions, region, nav }: Pick<Visit, 'regions' | 'region' | 'nav'>): Crumb[] {
  const address = toPublicHref(`/${page.slug}`, regions);
  const href = address.slice(0, address.lastIndexOf('/'));
  if (['', regionPath({ region })].includes(href)) return [];
  const links = nav.items.flatMap(({ link, subItems }) => [link, ...subItems.map((item) => item.link)]);
  const parent = links.find((link) => toPublicHref(safeHref(link), regions) === href);
  return parent ? [{ text: parent.text, href }] : [];
}
