import type { Visit } from '../../../../proto/visit.ts';
import { listingHref } from '../listing/Listing.tsx';
import { type AddressHead, createAddressHead } from './address-head.ts';
import { createJsonLd } from './json-ld.ts';
import { createSharingTags } from './sharing.ts';
import { documentTitle, firstText } from '../text/title.ts';

export interface Head extends AddressHead {
  prev?: string;
  next?: string;
  title: string;
  keywords: string;
  noIndex: boolean;
  sharing: { name: string; content: string }[];
  jsonLd: object[];
}

export function createHead(visit: Visit, now = new Date()): Head {
  const { page, settings } = visit;
  const head = { ...createAddressHead(visit), ...adjacentPages(visit) };
  const { description, canonical } = head;
  return {
    ...head,
    title: documentTitle(visit),
    keywords: firstText(page?.keywords, settings.keywords),
    noIndex: visit.status !== 200 || page?.hideFromRobots === true || visit.kind === 'search' || isNotIndexed(visit),
    sharing: createSharingTags(visit, description, canonical),
    jsonLd: createJsonLd(visit, description, canonical, now),
  };
}

/** Search engines must not index empty lists, or tags with few articles, whose canonical address is that of the whole list. */
const isNotIndexed = ({ listing, page, canonical }: Visit): boolean =>
  !!listing && (listing.tag === '' ? page === null && listing.total === 0 : !canonical.includes('?'));

function adjacentPages({ listing, origin, canonical }: Visit): Pick<Head, 'prev' | 'next'> {
  if (!listing) return {};
  const { page, size, total, tag } = listing;
  const hrefOf = (to: number) => origin + listingHref(canonical.split('?')[0]!, tag, to);
  return { prev: page > 1 ? hrefOf(page - 1) : undefined, next: page * size < total ? hrefOf(page + 1) : undefined };
}
