import { segmentByPageType, type PageType } from '../../proto/entities/page.ts';
import { pageRefusals } from '../../proto/refusals/pages.ts';
import { normalizeSlug } from '../../proto/slug.ts';
import { reservedSegments } from '../../proto/values.ts';

export interface AddressContext {
  pageType: PageType;
  slugPrefix: string;
}

const MAX_LENGTH = 200;

export function buildAddress(typed: string, context: AddressContext): string {
  const own = stripAddressContext(normalizeSlug(typed), context);
  const segment = segmentByPageType[context.pageType];
  if (segment !== '' && own === '') throw pageRefusals.slugMissing({ segment });
  const slug = [context.slugPrefix, segment, own].filter((part) => part !== '').join('/');
  requireNotReserved(slug, context);
  if (slug.length > MAX_LENGTH) throw pageRefusals.slugTooLong({ max: MAX_LENGTH, length: slug.length });
  return slug;
}

export function stripAddressContext(slug: string, { pageType, slugPrefix }: AddressContext): string {
  const inRegion = slug === slugPrefix ? '' : stripPrefix(slug, slugPrefix);
  return stripPrefix(inRegion, segmentByPageType[pageType]);
}

export const rebaseAddress = (slug: string, from: AddressContext, to: AddressContext): string =>
  buildAddress(stripAddressContext(normalizeSlug(slug), from), to);

function stripPrefix(slug: string, prefix: string): string {
  return prefix !== '' && slug.startsWith(`${prefix}/`) ? slug.slice(prefix.length + 1) : slug;
}

function requireNotReserved(slug: string, { slugPrefix }: AddressContext): void {
  const [first = ''] = slug.split('/');
  const own = reservedSegments.find((segment) => normalizeSlug(segment) === first);
  // The search page of a region has this address.
  const reserved = own ?? (slug === `${slugPrefix}/search` ? slug : null);
  if (reserved !== null) throw pageRefusals.slugReserved({ slug: reserved });
}
