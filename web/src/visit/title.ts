import type { Page } from '../../../proto/entities/page.ts';
import type { Visit } from '../../../proto/visit.ts';
import { errorTitleOf, UNAVAILABLE } from './error-words.ts';
import { pageTypeWords } from './page-type-words.ts';
import { plainText } from './plain-text.ts';

export const siteNameOf = ({ settings, domainName }: Pick<Visit, 'settings' | 'domainName'>): string =>
  settings.title || domainName || 'Website';

export function titleOf(visit: Visit): string {
  const { page } = visit;
  if (visit.unavailable) return UNAVAILABLE;
  if (visit.kind === 'error') return errorTitleOf(visit.status).title;
  if (visit.kind === 'search') return firstOf(page?.title, 'Search');
  return firstOf(page?.title, plainText(page?.header.title), visit.listing && listingTitleOf(visit.listing.pageType));
}

/** The title with the site's name after it, unless it says it already. */
export function documentTitleOf(visit: Visit): string {
  const { listing } = visit;
  if (visit.unavailable) return UNAVAILABLE;
  const title = titleOf(visit) + (listing && listing.page > 1 ? `, page ${listing.page}` : '');
  const name = siteNameOf(visit);
  if (title === '') return name;
  return title.includes(name) ? title : `${title} | ${name}`;
}

export const listingTitleOf = (pageType: string): string => pageTypeWords[pageType]?.[1] ?? 'Articles';

/** Where every region lists them; undefined for a page type without a listing. */
export const listingPathOf = (pageType: string): string | undefined => pageTypeWords[pageType]?.[2];

export const isArticle = (page: Pick<Page, 'template'> | null): boolean => page?.template === 'article';

export const firstOf = (...texts: (string | null | undefined)[]): string =>
  texts.find((text) => text && text.trim() !== '') ?? '';
