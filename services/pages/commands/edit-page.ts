import type { Operation } from '../../../proto/edit.ts';
import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requirePagePermission } from '../../kit/access.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { authorize } from '../authorize-page.ts';
import { loadChangesBefore, loadChangesSince } from '../changes-since.ts';
import { mergeChanges } from '../merge-changes.ts';
import { savedEvents } from '../page-events.ts';
import { toContent, requireEditableFields } from '../page-fields.ts';
import { requireNotOverHome } from '../require-not-over-home.ts';
import { resolveRegion } from '../page-region.ts';
import { PAGES } from '../pages.store.ts';
import { addressContext, normalizePage } from '../normalize-page.ts';

export const editPage = handle(
  pages.calls.edit,
  { docs: PAGES, regions: RegionCache },
  async (input, caller, { docs, regions }) => {
    const { _id, base, operations: local, changeId } = input;
    requireEditableFields(local);
    let remote: Operation[] = [];
    let done: number | null = null;
    const { revision, draft } = await docs.commit(_id, toAuthor(caller), async (stored, log) => {
      const head = authorize(stored, 'edit', caller);
      done = await log.changed(changeId);
      if (done !== null) {
        remote = await loadChangesBefore(done, base, log, caller);
        return null;
      }
      remote = await loadChangesSince(base, head, log, caller);
      const current = toContent(head.draft);
      const merged = mergeChanges({ current, revision: head.revision, remote, local });
      const next = await resolveRegion(merged, current.region, regions, caller);
      requirePagePermission(caller, 'edit', next);
      const edited = await normalizePage(next, addressContext(current), current);
      await requireNotOverHome(edited, head.draft, { docs, regions });
      return {
        action: 'edit',
        draft: edited,
        facts: savedEvents,
        changeId,
      };
    });
    const { slug } = draft!;
    if (done === null || done === revision) return { revision, updatedAt: draft!.updatedAt, slug, theirs: remote };
    const [entry] = await docs.history(_id, { before: done + 1, limit: 1 });
    return { revision: done, updatedAt: entry!.at, slug, theirs: remote };
  },
);
