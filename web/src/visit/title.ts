import type { Page } from '../../../proto/entities/page.ts';
import type { Visit } from '../../../proto/visit.ts';
import { errorTitleOf, UNAVAILABLE } from './error-words.ts';
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

/** The article types in the words of visitors, where there are many. */
export const kindsOfArticles = [
  { value: 'news', text: 'News' },
  { value: 'feature', text: 'Features' },
  { value: 'event', text: 'Events' },
  { value: 'caseStudy', text: 'Case studies' },
] as const;

export const listingTitleOf = (pageType: string): string =>
  kindsOfArticles.find(({ value }) => value === pageType)?.text ?? 'Articles';

export const isArticle = (page: Pick<Page, 'pageType'> | null): boolean =>
  page !== null && ['news', 'feature', 'caseStudy'].includes(page.pageType);

export const firstOf = (...texts: (string | null | undefined)[]): string =>
  texts.find((text) => text && text.trim() !== '') ?? '';
