import { slugToPath } from '../../../../proto/slug.ts';
import type { Visit } from '../../../../proto/visit.ts';
import { listingHref } from '../listing/listing-href.ts';
import { createJsonLd } from './json-ld.ts';
import { plainText } from '../text/plain-text.ts';
import { createSharingTags } from './sharing.ts';
import { documentTitle, firstOf } from '../text/title.ts';

export interface Head {
  title: string;
  description: string;
  keywords: string;
  canonical: string;
  noIndex: boolean;
  feed?: string;
  prev?: string;
  next?: string;
  alternates: { language: string; href: string }[];
  sharing: { name: string; content: string }[];
  jsonLd: object[];
}

export function createHead(visit: Visit, now = new Date()): Head {
  const { page, settings } = visit;
  const description = getDescription(visit);
  const canonical = visit.origin + visit.canonical;
  return {
    title: documentTitle(visit),
    description,
    keywords: firstOf(page?.keywords, settings.keywords),
    canonical,
    noIndex:
      visit.status !== 200 || page?.hideFromRobots === true || visit.kind === 'search' || isUnverifiedAddress(visit),
    ...adjacentPages(visit),
    feed: visit.listing ? `${visit.origin}${visit.canonical.split('?')[0]}/feed.xml` : undefined,
    alternates: visit.alternates.flatMap(({ slug, languages }) =>
      languages.map((language) => ({ language, href: visit.origin + slugToPath(slug) })),
    ),
    sharing: createSharingTags(visit, description, canonical),
    jsonLd: createJsonLd(visit, description, canonical, now),
  };
}

function getDescription({ page, settings }: Visit): string {
  return firstOf(
    page?.description,
    page?.header.description,
    page?.twitter?.description,
    page?.og?.description,
    plainText(page?.header.introduction),
    settings.twitter.description,
    settings.og.description,
    settings.description,
  );
}

/** Anyone can construct an address with an unknown tag, so it is not indexed. */
const isUnverifiedAddress = ({ listing }: Visit): boolean =>
  !!listing && listing.tag !== '' && listing.articles.length === 0;

function adjacentPages({ listing, origin, canonical }: Visit): Pick<Head, 'prev' | 'next'> {
  if (!listing) return {};
  const { page, size, total, tag } = listing;
  const hrefOf = (to: number) => origin + listingHref(canonical.split('?')[0]!, tag, to);
  return { prev: page > 1 ? hrefOf(page - 1) : undefined, next: page * size < total ? hrefOf(page + 1) : undefined };
}
