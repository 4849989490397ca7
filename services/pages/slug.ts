import { segmentByPageType, type PageType } from '../../proto/entities/page.ts';
import { Problem } from '../../proto/errors.ts';
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
  if (segment !== '' && own === '') throw new Problem('invalid', `A ${segment} page needs a slug of its own.`);
  const slug = [context.slugPrefix, segment, own].filter((part) => part !== '').join('/');
  requireNotReserved(slug, context);
  if (slug.length > MAX_LENGTH)
    throw new Problem('invalid', `A slug has at most ${MAX_LENGTH} characters; this one has ${slug.length}.`);
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
  if (reserved !== null) throw new Problem('invalid', `/${reserved} belongs to the site itself; choose another slug.`);
}
