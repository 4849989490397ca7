import { segmentOf, type PageType } from '../../proto/entities/page.ts';
import { Problem } from '../../proto/errors.ts';
import { normaliseSlug } from '../../proto/slug.ts';
import { reservedSegments } from '../../proto/values.ts';

/** What decides the segments in front of a page's own name. */
export interface Place {
  pageType: PageType;
  /** The slugPrefix of its region, empty for none. */
  slugPrefix: string;
}

const MAX_LENGTH = 200;

/** A page's whole slug: region, segment of its type and own name, each once however much of it was typed. */
export function addressOf(typed: string, place: Place): string {
  const own = ownSlugOf(normaliseSlug(typed), place);
  const segment = segmentOf[place.pageType];
  if (segment !== '' && own === '') throw new Problem('invalid', `A ${segment} page needs a slug of its own.`);
  const slug = [place.slugPrefix, segment, own].filter((part) => part !== '').join('/');
  refuseReserved(slug, place);
  if (slug.length > MAX_LENGTH)
    throw new Problem('invalid', `A slug has at most ${MAX_LENGTH} characters; this one has ${slug.length}.`);
  return slug;
}

/** What is left of a whole slug without its region and the segment of its type: the part that an editor types. */
export function ownSlugOf(slug: string, { pageType, slugPrefix }: Place): string {
  const inRegion = slug === slugPrefix ? '' : withoutLead(slug, slugPrefix);
  return withoutLead(inRegion, segmentOf[pageType]);
}

/** The slug of a page that has moved to another region or type: its own name stays. */
export const readdress = (slug: string, from: Place, to: Place): string =>
  addressOf(ownSlugOf(normaliseSlug(slug), from), to);

function withoutLead(slug: string, lead: string): string {
  return lead !== '' && slug.startsWith(`${lead}/`) ? slug.slice(lead.length + 1) : slug;
}

function refuseReserved(slug: string, { slugPrefix }: Place): void {
  const [first = ''] = slug.split('/');
  const own = reservedSegments.find((segment) => normaliseSlug(segment) === first);
  // Where a region is searched, a page would never be seen.
  const refused = own ?? (slug === `${slugPrefix}/search` ? slug : null);
  if (refused !== null) throw new Problem('invalid', `/${refused} belongs to the site itself; choose another slug.`);
}
