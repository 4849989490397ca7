import type { Page } from '../../../../proto/entities/page.ts';
import { toPublicSlug } from '../../../../proto/slug.ts';
import { getMessages } from '../../messages/catalogues.ts';
import type { Visit } from '../../../../proto/visit.ts';
import { homeAddress } from '../text/home-address.ts';
import { plainText } from '../text/plain-text.ts';
import { listingPath, listingTitle } from '../text/title.ts';
import { regionPath } from '../context/visit-context.ts';

export interface Crumb {
  text: string;
  href?: string;
}

export function createBreadcrumbs(
  page: Page,
  { regions, region, language }: Pick<Visit, 'regions' | 'region' | 'language'>,
): Crumb[] {
  const home = homeAddress(`/${page.slug}`, regions);
  if (['', region?.slugPrefix].includes(toPublicSlug(page.slug, regions))) return [];
  const here = (page.header as { breadcrumb?: string }).breadcrumb || plainText(page.header.title) || page.title || '';
  const listing = listingPath(page.pageType);
  return [
    { text: getMessages(language).site.home, href: home },
    ...(listing ? [{ href: regionPath({ region }) + listing, text: listingTitle(page.pageType, language) }] : []),
    { text: here },
  ];
}
