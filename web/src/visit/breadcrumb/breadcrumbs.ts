import type { Page } from '../../../../proto/entities/page.ts';
import type { Visit } from '../../../../proto/visit.ts';
import { homeAddress } from '../text/error-messages.ts';
import { plainText } from '../text/plain-text.ts';
import { listingPath, listingTitle } from '../text/title.ts';
import { regionPath } from '../context/visit-context.ts';

export interface Crumb {
  text: string;
  href?: string;
}

/** Empty for a home page. */
export function createBreadcrumbs(page: Page, { regions, region }: Pick<Visit, 'regions' | 'region'>): Crumb[] {
  const home = homeAddress(`/${page.slug}`, regions);
  if (['', region?.slugPrefix, home.slice(1)].includes(page.slug)) return [];
  const here = (page.header as { breadcrumb?: string }).breadcrumb || plainText(page.header.title) || page.title || '';
  return [{ text: 'Home', href: home }, ...listingCrumb(page.pageType, regionPath({ region })), { text: here }];
}

function listingCrumb(pageType: string, base: string): Crumb[] {
  const path = listingPath(pageType);
  return path ? [{ href: base + path, text: listingTitle(pageType) }] : [];
}
