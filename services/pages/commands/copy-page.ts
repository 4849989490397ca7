import type { HandlerInput } from '../../../proto/contract.ts';
import type { PageContent } from '../../../proto/entities/page.ts';
import { pages } from '../../../proto/pages.ts';
import { type Caller, can } from '../../../proto/permissions.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { requirePagePermission } from '../../kit/access.ts';
import { BUS, CLOCK } from '../../kit/tokens.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { FIELDS_NOT_LISTED } from '../article-filter.ts';
import { authorize } from '../authorize-page.ts';
import { copyContent } from '../copy-content.ts';
import { loadDefaultRoles } from '../default-roles.ts';
import { findFreeSlug } from '../find-free-slug.ts';
import { findCounterparts, linkInRegion } from '../links-in-region.ts';
import { addressContext, normalizePage } from '../normalize-page.ts';
import { savedEvents } from '../page-events.ts';
import { toContent } from '../page-fields.ts';
import { resolveRegion } from '../page-region.ts';
import { PAGES } from '../pages.store.ts';
import { presentDraft } from '../present-page.ts';
import { renewKeys } from '../renew-keys.ts';
import { requireNotOverHome } from '../require-not-over-home.ts';

type Input = HandlerInput<typeof pages.calls.copy>;

const dependencies = { docs: PAGES, clock: CLOCK, bus: BUS, regions: RegionCache };
type Needs = Resolved<typeof dependencies>;

export const copyPage = handle(pages.calls.copy, dependencies, async (input, caller, needs) => {
  const { docs, clock, regions } = needs;
  const { draft: source } = authorize(await docs.head(input._id), 'view', caller);
  const draft = await toCopy(source, input, caller, needs);
  const decide = () => ({ action: 'copy' as const, draft, owner: toAuthor(caller), facts: savedEvents });
  const { draft: stored } = await docs.commit(clock.id(), toAuthor(caller), decide);
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
  // The lists of the page come last, because without them the copy could be open to everyone.
  const guarded = { ...(await loadDefaultRoles(bus, placed, caller)), ...linked };
  const sent = slug === undefined ? guarded : { ...guarded, slug };
  const draft = await normalizePage(sent, addressContext(source), toContent(source));
  const copy = renewKeys(draft, () => clock.id());
  if (slug !== undefined) {
    await requireNotOverHome(copy, null, { docs, regions });
    return copy;
  }
  // The copy of a home page gets an address within its region.
  const wanted = copy.slug !== '' && copy.slug === copy.region?.slugPrefix ? `${copy.slug}/home` : copy.slug;
  return { ...copy, slug: await findFreeSlug(docs, { ...copy, slug: wanted }) };
}

/** In another region, links lead to its own pages, except to those that the caller may not see. */
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
