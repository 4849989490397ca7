import { segmentByPageType, type PageType } from '../../proto/entities/page.ts';
import { Problem } from '../../proto/errors.ts';
import { normalizeSlug } from '../../proto/slug.ts';
import { reservedSegments } from '../../proto/values.ts';

/** What decides the segments in front of a page's own name. */
export interface AddressContext {
  pageType: PageType;
  /** The slugPrefix of its region, empty for none. */
  slugPrefix: string;
}

const MAX_LENGTH = 200;

/** A page's whole slug: region, segment of its type and own name, each once however much of it was typed. */
export function buildAddress(typed: string, place: AddressContext): string {
  const own = stripAddressContext(normalizeSlug(typed), place);
  const segment = segmentByPageType[place.pageType];
  if (segment !== '' && own === '') throw new Problem('invalid', `A ${segment} page needs a slug of its own.`);
  const slug = [place.slugPrefix, segment, own].filter((part) => part !== '').join('/');
  requireNotReserved(slug, place);
  if (slug.length > MAX_LENGTH)
    throw new Problem('invalid', `A slug has at most ${MAX_LENGTH} characters; this one has ${slug.length}.`);
  return slug;
}

/** What is left of a whole slug without its region and the segment of its type: the part that an editor types. */
export function stripAddressContext(slug: string, { pageType, slugPrefix }: AddressContext): string {
  const inRegion = slug === slugPrefix ? '' : stripPrefix(slug, slugPrefix);
  return stripPrefix(inRegion, segmentByPageType[pageType]);
}

/** The slug of a page that has moved to another region or type: its own name stays. */
export const rebaseAddress = (slug: string, from: AddressContext, to: AddressContext): string =>
  buildAddress(stripAddressContext(normalizeSlug(slug), from), to);

function stripPrefix(slug: string, lead: string): string {
  return lead !== '' && slug.startsWith(`${lead}/`) ? slug.slice(lead.length + 1) : slug;
}

function requireNotReserved(slug: string, { slugPrefix }: AddressContext): void {
  const [first = ''] = slug.split('/');
  const own = reservedSegments.find((segment) => normalizeSlug(segment) === first);
  // Where a region is searched, a page would never be seen.
  const refused = own ?? (slug === `${slugPrefix}/search` ? slug : null);
  if (refused !== null) throw new Problem('invalid', `/${refused} belongs to the site itself; choose another slug.`);
}
