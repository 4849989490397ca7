import type { Page } from '../../../../proto/entities/page.ts';
import type { Visit } from '../../../../proto/visit.ts';
import { errorTitle, UNAVAILABLE } from './error-messages.ts';
import { pageTypeLabels } from '../../messages/page-type-labels.ts';
import { plainText } from './plain-text.ts';

export const siteName = ({ settings, domainName }: Pick<Visit, 'settings' | 'domainName'>): string =>
  settings.title || domainName || 'Website';

export function pageTitle(visit: Visit): string {
  const { page } = visit;
  if (visit.unavailable) return UNAVAILABLE;
  if (visit.kind === 'error') return errorTitle(visit.status).title;
  if (visit.kind === 'search') return firstOf(page?.title, 'Search');
  return firstOf(page?.title, plainText(page?.header.title), visit.listing && listingTitle(visit.listing.pageType));
}

/** The site's name is not repeated if the title contains it. */
export function documentTitle(visit: Visit): string {
  const { listing } = visit;
  if (visit.unavailable) return UNAVAILABLE;
  const title = pageTitle(visit) + (listing && listing.page > 1 ? `, page ${listing.page}` : '');
  const name = siteName(visit);
  if (title === '') return name;
  return title.includes(name) ? title : `${title} | ${name}`;
}

export const listingTitle = (pageType: string): string => pageTypeLabels[pageType]?.[1] ?? 'Articles';

export const listingPath = (pageType: string): string | undefined => pageTypeLabels[pageType]?.[2];

export const isArticle = (page: Pick<Page, 'template'> | null): boolean => page?.template === 'article';

export const firstOf = (...texts: (string | null | undefined)[]): string =>
  texts.find((text) => text && text.trim() !== '') ?? '';
