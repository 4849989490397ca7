import { stages } from '../../../proto/document-history.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { PageCopies } from '../../kit/pages/page-copies.ts';
import { recordSubNavUse, SubNavUseRows, toUse } from '../sub-nav.ts';

export const rebuildSubNavUses = handle(
  siteConfig.calls.rebuildSubNavUses,
  { uses: SubNavUseRows, copies: PageCopies },
  async (_input, _caller, { uses, copies }) => {
    let count = 0;
    for (const stage of stages)
      count += await copies.rebuild(stage, {
        rows: uses,
        filter: { subNavId: { ne: null } },
        suffix: `/${stage}`,
        write: ({ page }) => recordSubNavUse(uses, stage, toUse(page, page.revision)),
        remove: (use) => recordSubNavUse(uses, stage, { ...use, subNavId: null }),
      });
    return { copies: count };
  },
);
