import { pathOfSlug } from '../../../proto/slug.ts';
import type { Visit } from '../../../proto/visit.ts';
import { listingHref } from './listing/listing-href.ts';
import { jsonLdOf } from './json-ld.ts';
import { plainText } from './plain-text.ts';
import { sharingOf } from './sharing.ts';
import { documentTitleOf, firstOf } from './title.ts';

export interface Head {
  title: string;
  description: string;
  keywords: string;
  canonical: string;
  noIndex: boolean;
  /** The neighbouring pages of a list. */
  prev?: string;
  next?: string;
  alternates: { language: string; href: string }[];
  sharing: { name: string; content: string }[];
  jsonLd: object[];
}

/** What a visit says of itself to browsers, search engines and whoever shares its address. */
export function headOf(visit: Visit): Head {
  const { page, settings } = visit;
  const description = descriptionOf(visit);
  const canonical = visit.origin + visit.canonical;
  return {
    title: documentTitleOf(visit),
    description,
    keywords: firstOf(page?.keywords, settings.keywords),
    canonical,
    noIndex: visit.status !== 200 || page?.hideFromRobots === true || visit.kind === 'search' || isMadeUp(visit),
    ...neighboursOf(visit),
    alternates: visit.alternates.flatMap(({ slug, languages }) =>
      languages.map((language) => ({ language, href: visit.origin + pathOfSlug(slug) })),
    ),
    sharing: sharingOf(visit, description, canonical),
    jsonLd: jsonLdOf(visit, description, canonical),
  };
}

/** The page's own words, then those for sharing it, then what it is introduced by, then the site's. */
function descriptionOf({ page, settings }: Visit): string {
  return firstOf(
    page?.description,
    plainText(page?.header.description),
    page?.twitter?.description,
    page?.og?.description,
    plainText(page?.header.introduction),
    settings.twitter.description,
    settings.og.description,
    settings.description,
  );
}

/** A list by a tag that nothing carries: anybody can write such an address. */
const isMadeUp = ({ listing }: Visit): boolean => !!listing && listing.tag !== '' && listing.articles.length === 0;

/** A search has pages as well, and is not for search engines. */
function neighboursOf({ listing, origin, canonical }: Visit): Pick<Head, 'prev' | 'next'> {
  if (!listing) return {};
  const { page, size, total, tag } = listing;
  const hrefOf = (to: number) => origin + listingHref(canonical.split('?')[0]!, tag, to);
  return { prev: page > 1 ? hrefOf(page - 1) : undefined, next: page * size < total ? hrefOf(page + 1) : undefined };
}
