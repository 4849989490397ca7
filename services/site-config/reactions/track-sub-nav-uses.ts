import { pages } from '../../../proto/pages.ts';
import { onEvent } from '../../kit/contract/handle.ts';
import { recordSubNavUse, SubNavUseRows, toUse } from '../sub-nav.ts';

const { saved, published, unpublished, deleted } = pages.events;
const dependencies = { uses: SubNavUseRows };

export const trackSubNavUses = [
  onEvent(saved, dependencies, ({ page }, { revision }, { uses }) =>
    recordSubNavUse(uses, 'draft', toUse(page, revision)),
  ),

  onEvent(published, dependencies, ({ page }, { revision }, { uses }) =>
    recordSubNavUse(uses, 'live', toUse(page, revision)),
  ),

  onEvent(unpublished, dependencies, ({ page }, { revision }, { uses }) =>
    recordSubNavUse(uses, 'live', { ...toUse(page, revision), subNavId: null }),
  ),

  onEvent(deleted, dependencies, async ({ _id }, { revision }, { uses }) => {
    for (const stage of ['draft', 'live'] as const)
      await recordSubNavUse(uses, stage, { pageId: _id, slug: '', subNavId: null, viewerRoles: [], revision });
  }),
];
