import type { PageContent } from '../../../proto/entities/page.ts';
import { Problem } from '../../../proto/errors.ts';
import { pages } from '../../../proto/pages.ts';
import { can, type Caller } from '../../../proto/permissions.ts';
import { normaliseSlug } from '../../../proto/slug.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Doc } from '../../kit/versioned/versioned.ts';
import { permitted } from '../access.ts';
import { unlisted } from '../article-filter.ts';
import { refuseLinked } from '../linked.ts';
import { deleted } from '../page-facts.ts';
import { checkCollection } from '../page-fields.ts';
import { DEPENDENCIES, PAGES } from '../pages.store.ts';
import { findDependencies } from '../queries/check-dependencies.ts';

const dependencies = { docs: PAGES, rows: DEPENDENCIES };
type Needs = Resolved<typeof dependencies>;

export const deletePage = handle(
  pages.calls.delete,
  dependencies,
  async ({ _id, collection, redirectTo }, caller, needs) => {
    const { docs } = needs;
    checkCollection(collection);
    await docs.commit(_id, authorOf(caller), async (stored) => {
      const { draft, live } = permitted(stored, 'delete', caller);
      if (live)
        throw new Problem('conflict', `The page /${draft.slug} is published: unpublish it before you delete it.`);
      const target = redirectTo === undefined ? undefined : await targetOf(needs, draft, redirectTo, caller);
      if (target === undefined) await refuseLinks(needs, draft, caller);
      return { action: 'delete', draft: null, facts: deleted(draft, target) };
    });
    return { _id };
  },
);

async function refuseLinks(needs: Needs, draft: Doc<PageContent>, caller: Caller): Promise<void> {
  const inDomain = { ...caller, domainId: draft.domainId };
  refuseLinked(draft, await findDependencies({ type: 'link', url: draft.slug }, inDomain, needs));
}

/** Visitors must not be redirected to an error page. */
async function targetOf(
  { docs }: Needs,
  { _id, domainId }: Doc<PageContent>,
  redirectTo: string,
  { user }: Caller,
): Promise<string> {
  const slug = normaliseSlug(redirectTo);
  const [target] = await docs.live.find({ domainId, slug, _id: { ne: _id } }, { limit: 1, without: unlisted });
  if (!target || !can(user, 'view', target))
    throw new Problem('conflict', `There is no published page at /${slug} to redirect visitors to.`);
  return slug;
}
