import { pages } from '../../../proto/pages.ts';
import { can, type Caller } from '../../../proto/permissions.ts';
import { normalizeSlug } from '../../../proto/slug.ts';
import { requireDomain } from '../../kit/access.ts';
import { handle, type Resolved } from '../../kit/contract/handle.ts';
import { addressContext, buildAddress } from '../address.ts';
import { checkCollection } from '../content.ts';
import { FIELDS_NOT_LISTED, PageDocs } from '../pages.store.ts';

const dependencies = { docs: PageDocs };
type Needs = Resolved<typeof dependencies>;

export const checkSlug = handle(pages.calls.checkSlug, dependencies, async (input, caller, needs) => {
  const { docs } = needs;
  const { domainId } = input;
  requireDomain(caller, domainId);
  checkCollection(input.collection);
  const own = input._id ?? input.id ?? '';
  const page = own ? await findOwn(needs, own, caller) : null;
  const slug = page ? buildAddress(input.slug, addressContext(page)) : normalizeSlug(input.slug);
  for (const copy of [docs.draft, docs.live]) {
    const [holder] = await copy.find({ domainId, slug, _id: { ne: own } }, { limit: 1, without: FIELDS_NOT_LISTED });
    // Every editor may know that the address is taken, but only those who may view the page get its id.
    if (holder) return { data: { ...(can(caller.user, 'view', holder) && { _id: holder._id }), slug } };
  }
  return { data: null };
});

async function findOwn({ docs }: Needs, id: string, caller: Caller) {
  const page = await docs.draft.get(id);
  return page?.domainId === caller.domainId && can(caller.user, 'view', page) ? page : null;
}
