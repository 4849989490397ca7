import type { Page, PageContent } from '../../../proto/entities/page.ts';
import { pageRefusals } from '../../../proto/refusals/pages.ts';
import { pages } from '../../../proto/pages.ts';
import { type Caller, can } from '../../../proto/permissions.ts';
import { siteDocumentName } from '../../../proto/site-document-name.ts';
import { normalizeSlug } from '../../../proto/slug.ts';
import { handle, type Resolved } from '../../kit/contract/handle.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { BUS } from '../../kit/bus/bus.ts';
import { toAuthor, type VersionedDocument } from '../../kit/versioned/versioned.ts';
import { checkCollection } from '../content.ts';
import { DependencyRows, FIELDS_NOT_LISTED, PageDocs } from '../pages.store.ts';
import { deletedEvents } from '../presentation.ts';
import { findDependencies } from '../queries/check-dependencies.ts';
import { authorize } from '../rights.ts';

interface Link {
  parentId: string;
  slug: string;
  hidden?: true;
}

const MAX_NAMED = 3;

const dependencies = { docs: PageDocs, rows: DependencyRows, bus: BUS, regions: RegionCache };
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

export function requireNotLinked(page: Pick<Page, '_id' | 'slug'>, links: readonly Link[]): void {
  const uses = [...new Set(links.filter(({ parentId }) => parentId !== page._id).map(nameOf))];
  if (uses.length === 0) return;
  const more = uses.length > MAX_NAMED ? ` and ${uses.length - MAX_NAMED} more` : '';
  throw pageRefusals.linked({ slug: page.slug, uses: `${uses.slice(0, MAX_NAMED).join(', ')}${more}` }, { uses });
}

const nameOf = ({ parentId, slug, hidden }: Link): string =>
  siteDocumentName(parentId) ?? (hidden ? 'a page that you may not see' : `/${slug}`);
