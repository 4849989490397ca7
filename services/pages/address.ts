import type { PageDocs } from './pages.store.ts';
import { type PageContent, segmentByPageType, type PageType } from '../../proto/entities/page.ts';
import type { Caller } from '../../proto/permissions.ts';
import { pageRefusals } from '../../proto/refusals/pages.ts';
import { getHomeSlug, normalizeSlug } from '../../proto/slug.ts';
import { reservedSegments } from '../../proto/values.ts';
import type { RegionCache } from '../kit/regions/region-cache.ts';

type Copies = Pick<PageDocs, 'draft' | 'live'>;

export interface AddressContext {
  pageType: PageType;
  slugPrefix: string;
}

const MAX_LENGTH = 200;
const MAX_TRIES = 50;

export const addressContext = ({ pageType, region }: Pick<PageContent, 'pageType' | 'region'>): AddressContext => ({
  pageType,
  slugPrefix: region?.slugPrefix ?? '',
});

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

/** Returns `slug` even if all numbered addresses are taken; the refusal of a later write then names it. */
export async function findFreeSlug(
  { draft, live }: Copies,
  { domainId, slug }: Pick<PageContent, 'domainId' | 'slug'>,
): Promise<string> {
  for (let count = 1; count <= MAX_TRIES; count++) {
    const candidate = count === 1 ? slug : numbered(slug, count);
    const holders = [draft, live].map((copy) => copy.count({ domainId, slug: candidate }, { upTo: 1 }));
    if ((await Promise.all(holders)).every((held) => held === 0)) return candidate;
  }
  return slug;
}

/** A sub nav belongs to one region, so a page that leaves the region loses it. */
export function placeInRegion(content: PageContent, regionId: string | null): PageContent {
  if ((content.region?._id ?? null) === regionId) return content;
  const { region: _region, miniNavId: _miniNavId, ...rest } = content;
  return regionId === null ? rest : { ...rest, region: { _id: regionId } };
}

/** The region that a client sends is not trusted. A page that stays in its region keeps the stored copy, even if the region was renamed. */
export async function resolveRegion(
  content: PageContent,
  current: PageContent['region'],
  regions: RegionCache,
  caller: Caller,
): Promise<PageContent> {
  const id = content.region?._id;
  if (!id) {
    const { region: _, ...rest } = content;
    return rest;
  }
  if (current?._id === id) return { ...content, region: current };
  const region = await regions.findSettled(id, caller);
  if (!region?.draft || region.domainId !== content.domainId) throw pageRefusals.noRegion({ id });
  if (region.draft.slugPrefix === '') throw pageRefusals.regionWithoutSlugPrefix({ name: region.draft.name || id });
  return { ...content, region: { _id: id, name: region.draft.name, slugPrefix: region.draft.slugPrefix } };
}

/** A page at the prefix of a region would replace the home page for visitors, so no change may give a page that address. */
export const protectHomePages = (docs: PageDocs, regions: RegionCache): PageDocs => ({
  ...docs,
  commit: (id, by, decide) =>
    docs.commit(id, by, async (head, log) => {
      const decision = await decide(head, log);
      const draft = decision?.draft;
      const live = typeof decision?.live === 'object' ? decision.live.content : null;
      if (draft && draft.slug !== head?.draft.slug) await requireNotOverHome(draft, id, docs, regions);
      if (live && ![head?.draft.slug, head?.live?.slug].includes(live.slug))
        await requireNotOverHome(live, id, docs, regions);
      return decision;
    }),
});

async function requireNotOverHome(
  { domainId, slug }: PageContent,
  id: string,
  copies: Copies,
  regions: RegionCache,
): Promise<void> {
  if (slug === '') return;
  const known = (await regions.listCached(domainId)).flatMap(({ draft, live }) => draft ?? live ?? []);
  const region = known.find(({ slugPrefix }) => slugPrefix === slug);
  if (!region) return;
  const home = getHomeSlug({ slugPrefix: slug, homePageSlug: region.homePageSlug ?? '' });
  if (home === slug) return;
  const others = { domainId, slug: home, _id: { ne: id } };
  const counts = await Promise.all([copies.draft, copies.live].map((copy) => copy.count(others)));
  if (counts.some((count) => count > 0)) throw pageRefusals.homeTaken({ slug, home });
}

function stripPrefix(slug: string, prefix: string): string {
  return prefix !== '' && slug.startsWith(`${prefix}/`) ? slug.slice(prefix.length + 1) : slug;
}

export function requireNotReserved(slug: string, { slugPrefix }: AddressContext): void {
  const [first = ''] = slug.split('/');
  const own = reservedSegments.find((segment) => normalizeSlug(segment) === first);
  // This is the address of the region's search page.
  const reserved = own ?? (slug === `${slugPrefix}/search` ? slug : null);
  if (reserved !== null) throw pageRefusals.slugReserved({ slug: reserved });
}

function numbered(slug: string, count: number): string {
  const suffix = `-${count}`;
  return slug === '' ? `home${suffix}` : `${slug.slice(0, MAX_LENGTH - suffix.length)}${suffix}`;
}
