import { stages } from '../../../proto/document-history.ts';
import { pages } from '../../../proto/pages.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { BUS, WITHOUT_USER } from '../../kit/bus/bus.ts';
import { handle } from '../../kit/contract/handle.ts';
import { findBatches, readBatches, upsertNewest } from '../../kit/store/store.ts';
import { recordSubNavUse, SUB_NAV_USES, type SubNavUse, toUse } from '../sub-nav.ts';

export const rebuildSubNavUses = handle(
  siteConfig.calls.rebuildSubNavUses,
  { uses: SUB_NAV_USES, bus: BUS },
  async (_input, _caller, { uses, bus }) => {
    const unread = new Map<string, SubNavUse>();
    for await (const batch of findBatches(uses, { subNavId: { ne: null } }))
      for (const use of batch) unread.set(use._id, use);
    let copies = 0;
    for (const stage of stages) {
      const batches = readBatches(
        async (after) => (await bus.call(pages.calls.listCopies, { stage, after }, WITHOUT_USER)).pages,
      );
      for await (const batch of batches)
        for (const page of batch) {
          await recordSubNavUse(uses, stage, toUse(page, page.revision));
          unread.delete(`${page._id}/${stage}`);
          copies += 1;
        }
    }
    // Uses that changed meanwhile are newer than these, and stay.
    for (const use of unread.values()) await upsertNewest(uses, { ...use, subNavId: null });
    return { copies };
  },
);
