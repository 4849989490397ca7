import { normalizePath, toLocalAddress } from '../../../proto/address.ts';
import { mapTexts } from '../../../proto/blocks/map-texts.ts';
import type { HandlerInput } from '../../../proto/contract.ts';
import type { PageContent } from '../../../proto/entities/page.ts';
import { pages } from '../../../proto/pages.ts';
import { type Caller, can } from '../../../proto/permissions.ts';
import { normalizeSlug } from '../../../proto/slug.ts';
import { requirePagePermission } from '../../kit/access.ts';
import { handle, type Resolved } from '../../kit/contract/handle.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { BUS } from '../../kit/bus/bus.ts';
import { CLOCK } from '../../kit/clock.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { addressContext, findFreeSlug, placeInRegion, resolveRegion } from '../address.ts';
import { normalizePage, renewKeys, toContent } from '../content.ts';
import { FIELDS_NOT_LISTED, PageDocs } from '../pages.store.ts';
import { presentDraft, savedEvents } from '../presentation.ts';
import { authorize } from '../rights.ts';
import { loadDefaultRoles } from '../roles.ts';

type Input = HandlerInput<typeof pages.calls.copy>;

interface RegionPrefixes {
  from: string;
  to: string;
}

const ANCHOR = /(<a\s[^>]*?\bhref\s*=\s*)"([^"]*)"/gi;

const dependencies = { docs: PageDocs, clock: CLOCK, bus: BUS, regions: RegionCache };
type Needs = Resolved<typeof dependencies>;

export const copyPage = handle(pages.calls.copy, dependencies, async (input, caller, needs) => {
  const { docs, clock, regions } = needs;
  const { draft: source } = authorize(await docs.head(input._id), 'view', caller);
  const _id = clock.id();
  const draft = await toCopy(source, input, caller, needs);
  const decide = () => ({ action: 'copy' as const, draft, owner: toAuthor(caller), facts: savedEvents });
  const { draft: stored } = await docs.commit(_id, toAuthor(caller), decide);
  return presentDraft(stored!, regions, caller);
});

async function toCopy(
  source: PageContent,
  { regionId, title, slug }: Input,
  caller: Caller,
  { docs, bus, clock, regions }: Needs,
): Promise<PageContent> {
  const placed = await resolveRegion(copyContent(source, { regionId, title }), undefined, regions, caller);
  requirePagePermission(caller, 'edit', placed);
  const linked = await followRegion(placed, source, docs, caller);
  // The role lists of the page override the defaults, because without them the copy could be open to everyone.
  const guarded = { ...(await loadDefaultRoles(bus, placed, caller)), ...linked };
  const sent = slug === undefined ? guarded : { ...guarded, slug };
  const draft = await normalizePage(sent, addressContext(source), toContent(source));
  const copy = renewKeys(draft, () => clock.id());
  if (slug !== undefined) return copy;
  // The copy of a region's home page gets an address within the region.
  const wanted = copy.slug !== '' && copy.slug === copy.region?.slugPrefix ? `${copy.slug}/home` : copy.slug;
  return { ...copy, slug: await findFreeSlug(docs, { ...copy, slug: wanted }) };
}

function copyContent(source: PageContent, { regionId, title }: Pick<Input, 'regionId' | 'title'>): PageContent {
  const { isTemplate: _template, origin: _origin, ...content } = toContent(source);
  const placed = regionId === undefined ? content : placeInRegion(content, regionId);
  if (title === undefined) return placed;
  // The title for search engines is changed only if it repeats the title of the page.
  const isRepeated = source.title !== undefined && source.title === source.header.title;
  return { ...placed, header: { ...placed.header, title }, ...(isRepeated && { title }) };
}

/** Changes links to pages of the old region into links to the same pages of the new one, if these exist and the caller may see them. */
async function followRegion(
  content: PageContent,
  source: PageContent,
  docs: Needs['docs'],
  { user }: Caller,
): Promise<PageContent> {
  const { domainId, region } = content;
  const regions = { from: source.region?.slugPrefix ?? '', to: region?.slugPrefix ?? '' };
  if (regions.from === '' || regions.to === '' || regions.from === regions.to) return content;
  const slugs = findCounterparts(content, regions);
  const existing = await docs.draft.find({ domainId, slug: { in: slugs } }, { without: FIELDS_NOT_LISTED });
  const visible = existing.filter((page) => can(user, 'view', page));
  return linkInRegion(content, regions, new Set(visible.map(({ slug }) => slug)));
}

/** Returns the slugs that the linked pages of the old region would have in the new one. */
export function findCounterparts(content: unknown, regions: RegionPrefixes): string[] {
  const slugs = new Set<string>();
  mapLinks(content, (href) => {
    const moved = moveAddress(href, regions);
    if (moved) slugs.add(moved.slug);
    return href;
  });
  return [...slugs];
}

/** Changes each link to a page of the old region if the new one has the same page. */
export const linkInRegion = <T>(content: T, regions: RegionPrefixes, existing: ReadonlySet<string>): T =>
  mapLinks(content, (href) => {
    const moved = moveAddress(href, regions);
    return moved && (moved.slug === regions.to || existing.has(moved.slug)) ? `/${moved.slug}${moved.rest}` : href;
  });

function moveAddress(href: string, { from, to }: RegionPrefixes): { slug: string; rest: string } | null {
  const address = toLocalAddress(href, () => false);
  if (address === null) return null;
  const slug = normalizeSlug(normalizePath(address));
  if (slug !== from && !slug.startsWith(`${from}/`)) return null;
  return { slug: to + slug.slice(from.length), rest: address.replace(/^[^?#]*/, '') };
}

const mapLinks = <T>(content: T, change: (href: string) => string): T =>
  mapTexts(content, {
    richText: (html) => html.replace(ANCHOR, (_, start, href) => `${start}"${change(href)}"`),
    href: change,
  });
