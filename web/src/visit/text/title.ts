import type { Page } from '../../../../proto/entities/page.ts';
import type { PageType } from '../../../../proto/page-types/declarations.ts';
import type { Visit } from '../../../../proto/visit.ts';
import { getMessages } from '../../messages/catalogues.ts';
import type { Messages } from '../../messages/en.ts';
import { pageTypeLabels } from '../../messages/page-type-labels.ts';

export const siteName = ({
  brand,
  settings,
  domainName,
  language,
}: Pick<Visit, 'brand' | 'settings' | 'domainName' | 'language'>): string =>
  brand?.name || settings.title || domainName || getMessages(language).site.untitled;

/** Search engines cut off longer titles, so the name of the site is omitted from them. */
const MAX_LENGTH = 65;

/** Status of a visit that could not be loaded because no server answered. */
export const OFFLINE = 0;

export function pageTitle(visit: Visit): string {
  const { page, language } = visit;
  const { error, search } = getMessages(language);
  if (visit.unavailable) return error.unavailable;
  if (visit.kind === 'error') {
    if (visit.status === OFFLINE) return error.noConnection;
    return visit.status === 404 ? error.notFound : error.other;
  }
  if (visit.kind === 'search') return firstText(page?.title, search.search);
  const { listing } = visit;
  const title = firstText(page?.title, page?.header.title, listing && listingTitle(listing.pageType, language));
  return taggedTitle(title, listing);
}

export const taggedTitle = (title: string, listing: Visit['listing']): string =>
  listing?.tag ? `${title} – ${listing.tag}` : title;

export function documentTitle(visit: Visit): string {
  const { listing, language } = visit;
  const ownTitle = pageTitle(visit);
  if (visit.unavailable) return ownTitle;
  const title =
    listing && listing.page > 1
      ? getMessages(language).listing.titleOfPage({ title: ownTitle, page: listing.page })
      : ownTitle;
  const name = siteName(visit);
  if (title === '') return name;
  const named = `${title} | ${name}`;
  return title.includes(name) || named.length > MAX_LENGTH ? title : named;
}

export function listingTitle(pageType: string, language: string): string {
  const messages = getMessages(language);
  return pageTypePlural(pageType, messages) ?? messages.listing.articles;
}

export const pageTypePlural = (pageType: string, { pageTypes }: Pick<Messages, 'pageTypes'>): string | undefined =>
  pageTypes[pageType as PageType]?.[1];

export const listingPath = (pageType: string): string | undefined => pageTypeLabels[pageType]?.[2];

export const isArticle = (page: Pick<Page, 'template'> | null): boolean => page?.template === 'article';

export const firstText = (...texts: (string | null | undefined)[]): string =>
  texts.find((text) => text?.trim())?.trim() ?? '';
