import type { PageContent } from '../../../proto/entities/page.ts';
import { pages } from '../../../proto/pages.ts';
import { type Caller, can, guardedFields } from '../../../proto/permissions.ts';
import { requireCapability } from '../../kit/access.ts';
import { handle } from '../../kit/contract/handle.ts';
import type { Filter } from '../../kit/store/store.ts';
import { FIELDS_NOT_LISTED, PageDocs } from '../pages.store.ts';
import { hiddenId } from '../rights.ts';

const MAX_OF_REGION = 500;
const MAX_OF_ROLE = 100;

export const findByRegion = handle(
  pages.calls.findByRegion,
  { docs: PageDocs },
  async ({ regionId }, caller, { docs }) => {
    const filter = { domainId: caller.domainId, 'region._id': regionId };
    const found = await findInBothCopies(docs, filter, 'slug', MAX_OF_REGION, caller);
    return found.sort((a, b) => a.slug.localeCompare(b.slug)).slice(0, MAX_OF_REGION);
  },
);

export const findByRole = handle(pages.calls.findByRole, { docs: PageDocs }, async ({ roleId }, caller, { docs }) => {
  requireCapability(caller, 'people');
  const filter = { any: guardedFields.map((list) => ({ [list]: { has: roleId } })) };
  const found = await findInBothCopies(docs, filter, '_id', MAX_OF_ROLE, caller);
  return found.slice(0, MAX_OF_ROLE).map(({ _id, slug }) => ({ _id, slug }));
});

/** The live copy may contain references that the draft no longer has. Pages that the caller may not view are counted but not named. */
async function findInBothCopies(
  docs: PageDocs,
  filter: Filter,
  order: 'slug' | '_id',
  limit: number,
  { user }: Caller,
) {
  const found = new Map<string, Pick<PageContent, 'slug' | 'pageType'> & { _id: string }>();
  for (const copy of [docs.live, docs.draft])
    for (const page of await copy.find(filter, { sort: { [order]: 'asc' }, limit, without: FIELDS_NOT_LISTED })) {
      const { _id, slug, pageType } = page;
      found.set(_id, can(user, 'view', page) ? { _id, slug, pageType } : { _id: hiddenId(_id), slug: '', pageType });
    }
  return [...found.values()];
}
