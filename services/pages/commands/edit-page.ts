import type { Operation } from '../../../proto/edit.ts';
import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permitPage } from '../../kit/permit-page.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { permitted } from '../access.ts';
import { changesBetween, changesSince } from '../changes-since.ts';
import { mergeChanges } from '../merge-changes.ts';
import { saved } from '../page-facts.ts';
import { contentOf, refuseGuarded } from '../page-fields.ts';
import { withRegion } from '../page-region.ts';
import { PAGES } from '../pages.store.ts';
import { placeOf, settlePage } from '../settle-page.ts';

export const editPage = handle(
  pages.calls.edit,
  { docs: PAGES, regions: KnownRegions },
  async (input, caller, { docs, regions }) => {
    const { _id, base, operations: mine, changeId } = input;
    refuseGuarded(mine);
    let theirs: Operation[] = [];
    let done: number | null = null;
    const { revision, draft } = await docs.commit(_id, authorOf(caller), async (stored, log) => {
      const head = permitted(stored, 'edit', caller);
      done = await log.changed(changeId);
      if (done !== null) {
        theirs = await changesBetween(base, done, log);
        return null;
      }
      theirs = await changesSince(base, head, log);
      const current = contentOf(head.draft);
      const merged = mergeChanges({ current, revision: head.revision, theirs, mine });
      const next = await withRegion(merged, current.region, regions, caller);
      permitPage(caller, 'edit', next);
      return { action: 'edit', draft: await settlePage(next, placeOf(current), current), facts: saved, changeId };
    });
    const { slug } = draft!;
    if (done === null || done === revision) return { revision, updatedAt: draft!.updatedAt, slug, theirs };
    const [entry] = await docs.history(_id, { before: done + 1, limit: 1 });
    return { revision: done, updatedAt: entry!.at, slug, theirs };
  },
);
