import type { PageContent } from '../../../proto/entities/page.ts';
import { pageRefusals } from '../../../proto/refusals/pages.ts';
import { pages } from '../../../proto/pages.ts';
import { can, type Caller } from '../../../proto/permissions.ts';
import { normalizeSlug } from '../../../proto/slug.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { BUS } from '../../kit/tokens.ts';
import { toAuthor, type VersionedDocument } from '../../kit/versioned/versioned.ts';
import { authorize } from '../authorize-page.ts';
import { FIELDS_NOT_LISTED } from '../article-filter.ts';
import { requireNotLinked } from '../require-not-linked.ts';
import { deletedEvents } from '../page-events.ts';
import { checkCollection } from '../page-fields.ts';
import { DEPENDENCIES, PAGES } from '../pages.store.ts';
import { findDependencies } from '../queries/check-dependencies.ts';

const dependencies = { docs: PAGES, rows: DEPENDENCIES, bus: BUS, regions: RegionCache };
type Needs = Resolved<typeof dependencies>;

export const deletePage = handle(
  pages.calls.delete,
  dependencies,
  async ({ _id, collection, redirectTo }, caller, needs) => {
    const { docs } = needs;
    checkCollection(collection);
    await docs.commit(_id, toAuthor(caller), async (stored) => {
      const { draft, live } = authorize(stored, 'delete', caller);
      if (live) throw pageRefusals.published({ slug: draft.slug });
      const target = redirectTo === undefined ? undefined : await resolveTarget(needs, draft, redirectTo, caller);
      if (target === undefined) await requireNoLinks(needs, draft, caller);
      return { action: 'delete', draft: null, facts: deletedEvents(draft, target) };
    });
    return { _id };
  },
);

async function requireNoLinks(needs: Needs, draft: VersionedDocument<PageContent>, caller: Caller): Promise<void> {
  const inDomain = { ...caller, domainId: draft.domainId };
  requireNotLinked(draft, await findDependencies({ type: 'link', url: draft.slug }, inDomain, needs));
}

async function resolveTarget(
  { docs }: Needs,
  { _id, domainId }: VersionedDocument<PageContent>,
  redirectTo: string,
  { user }: Caller,
): Promise<string> {
  const slug = normalizeSlug(redirectTo);
  const [target] = await docs.live.find({ domainId, slug, _id: { ne: _id } }, { limit: 1, without: FIELDS_NOT_LISTED });
  if (!target || !can(user, 'view', target)) throw pageRefusals.noRedirectTarget({ slug });
  return slug;
}
