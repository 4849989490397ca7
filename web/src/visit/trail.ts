import type { Page } from '../../../proto/entities/page.ts';
import type { Visit } from '../../../proto/visit.ts';
import { homeOf } from './error-words.ts';
import { plainText } from './plain-text.ts';
import { listingPathOf, listingTitleOf } from './title.ts';
import { regionPath } from './visiting.ts';

export interface Step {
  text: string;
  /** Absent for where one is. */
  href?: string;
}

/** The way back up from a page: the region's home, the listing of an article, and where one is. There is none from a home. */
export function trailOf(page: Page, { regions, region }: Pick<Visit, 'regions' | 'region'>): Step[] {
  const home = homeOf(`/${page.slug}`, regions);
  if (['', region?.slugPrefix, home.slice(1)].includes(page.slug)) return [];
  const here = (page.header as { breadcrumb?: string }).breadcrumb || plainText(page.header.title) || page.title || '';
  return [{ text: 'Home', href: home }, ...listingOf(page.pageType, regionPath({ region })), { text: here }];
}

/** The listings that every region has. */
function listingOf(pageType: string, base: string): Step[] {
  const path = listingPathOf(pageType);
  return path ? [{ href: base + path, text: listingTitleOf(pageType) }] : [];
}
