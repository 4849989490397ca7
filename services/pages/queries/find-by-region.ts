import type { Output } from '../../../proto/contract.ts';
import { pages } from '../../../proto/pages.ts';
import { can } from '../../../proto/permissions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { FIELDS_NOT_LISTED } from '../article-filter.ts';
import { PAGES } from '../pages.store.ts';
import { hiddenId } from '../visible-to.ts';

type Call = typeof pages.calls.findByRegion;

const MAX = 500;

export const findByRegion = handle(
  pages.calls.findByRegion,
  { docs: PAGES },
  async ({ regionId }, caller, { docs }) => {
    const found = new Map<string, Output<Call>[number]>();
    // The live copy may still be in this region after the draft has moved.
    for (const copy of [docs.live, docs.draft])
      for (const page of await copy.find(
        { domainId: caller.domainId, 'region._id': regionId },
        { sort: { slug: 'asc' }, limit: MAX, without: FIELDS_NOT_LISTED },
      ))
        found.set(page._id, {
          ...(can(caller.user, 'view', page)
            ? { _id: page._id, slug: page.slug }
            : { _id: hiddenId(page._id), slug: '' }),
          pageType: page.pageType,
        });
    return [...found.values()].sort((a, b) => a.slug.localeCompare(b.slug)).slice(0, MAX);
  },
);
