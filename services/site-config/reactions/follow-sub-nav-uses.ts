import type { Page } from '../../../proto/entities/page.ts';
import { pages } from '../../../proto/pages.ts';
import { on } from '../../kit/contract/on.ts';
import { SubNavUses } from '../sub-nav-uses.ts';

const { saved, published, unpublished, deleted } = pages.events;
const dependencies = { uses: SubNavUses };

/** Keep count of the pages that use a sub nav, drafts and live copies alike. */
export const followSubNavUses = [
  on(saved, dependencies, ({ page }, { revision }, { uses }) => uses.note('draft', useOf(page, revision))),

  on(published, dependencies, ({ page }, { revision }, { uses }) => uses.note('live', useOf(page, revision))),

  on(unpublished, dependencies, ({ page }, { revision }, { uses }) =>
    uses.note('live', { ...useOf(page, revision), subNavId: null }),
  ),

  on(deleted, dependencies, async ({ _id }, { revision }, { uses }) => {
    for (const stage of ['draft', 'live'] as const)
      await uses.note(stage, { pageId: _id, slug: '', subNavId: null, revision });
  }),
];

const useOf = ({ _id, slug, miniNavId, viewerRoles = [] }: Page, revision: number) => ({
  pageId: _id,
  slug,
  subNavId: miniNavId || null,
  viewerRoles,
  revision,
});
