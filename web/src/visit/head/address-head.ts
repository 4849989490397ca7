import { slugToPath } from '../../../../proto/slug.ts';
import type { Visit } from '../../../../proto/visit.ts';
import { plainText } from '../../../../proto/rich-text.ts';
import { firstText, pageTitle } from '../text/title.ts';

/** The part of the head that changes on client-side navigation. Visitors load this file then, so it has few imports. */
export interface AddressHead {
  description: string;
  canonical: string;
  feed?: string;
  alternates: { language: string; href: string }[];
}

export const createAddressHead = (visit: Visit): AddressHead => ({
  description: getDescription(visit),
  canonical: visit.origin + visit.canonical,
  feed: visit.listing ? `${visit.origin}${visit.canonical.split('?')[0]}/feed.xml` : undefined,
  alternates: createAlternates(visit),
});

export function linksOf({
  canonical,
  prev,
  next,
  feed,
  alternates,
}: AddressHead & { prev?: string; next?: string }): Record<string, string>[] {
  const link = (rel: string, href: string | undefined, more: Record<string, string> = {}) =>
    href === undefined ? [] : [{ rel, ...more, href }];
  return [
    ...link('canonical', canonical),
    ...link('prev', prev),
    ...link('next', next),
    ...link('alternate', feed, { type: 'application/atom+xml' }),
    ...alternates.flatMap(({ language, href }) => link('alternate', href, { hreflang: language })),
  ];
}

/** Only the first page of a list has alternates, because the other pages contain different articles in each region. */
function createAlternates({ alternates, listing, origin }: Visit): AddressHead['alternates'] {
  if (listing?.tag || (listing && listing.page > 1) || !alternates[0]?.languages.length) return [];
  return alternates.flatMap(({ slug, languages }) =>
    languages.map((language) => ({ language, href: origin + slugToPath(slug) })),
  );
}

function getDescription(visit: Visit): string {
  const { page, settings, listing } = visit;
  const description = firstText(
    page?.description,
    page?.header.description,
    page?.twitter?.description,
    page?.og?.description,
    plainText(page?.header.introduction ?? ''),
    settings.twitter.description,
    settings.og.description,
    settings.description,
  );
  return listing?.tag ? `${pageTitle(visit)}. ${description}` : description;
}
