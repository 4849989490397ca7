import type { Operation } from '../../../proto/edit.ts';
import { pages } from '../../../proto/pages.ts';
import { requirePagePermission } from '../../kit/access.ts';
import { handle } from '../../kit/contract/handle.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { addressContext, resolveRegion } from '../address.ts';
import { normalizePage, requireEditableFields, toContent } from '../content.ts';
import { loadChangesBefore, loadChangesSince, mergeChanges } from '../merge.ts';
import { PageDocs } from '../pages.store.ts';
import { savedEvents } from '../presentation.ts';
import { authorize } from '../rights.ts';

export const editPage = handle(
  pages.calls.edit,
  { docs: PageDocs, regions: RegionCache },
  async (input, caller, { docs, regions }) => {
    const { _id, base, operations: local, changeId } = input;
    requireEditableFields(local);
    let remote: Operation[] = [];
    let savedRevision: number | null = null;
    const { revision, draft } = await docs.commit(_id, toAuthor(caller), async (stored, log) => {
      const head = authorize(stored, 'edit', caller);
      savedRevision = await log.changed(changeId);
      if (savedRevision !== null) {
        remote = await loadChangesBefore(savedRevision, base, log, caller);
        return null;
      }
      remote = await loadChangesSince(base, head, log, caller);
      const current = toContent(head.draft);
      const merged = mergeChanges({ current, revision: head.revision, remote, local });
      const next = await resolveRegion(merged, current.region, regions, caller);
      requirePagePermission(caller, 'edit', next);
      const edited = await normalizePage(next, addressContext(current), current);
      return { action: 'edit', draft: edited, facts: savedEvents, changeId };
    });
    const { slug } = draft!;
    if (savedRevision === null || savedRevision === revision)
      return { revision, updatedAt: draft!.updatedAt, slug, theirs: remote };
    const [entry] = await docs.history(_id, { before: savedRevision + 1, limit: 1 });
    return { revision: savedRevision, updatedAt: entry!.at, slug, theirs: remote };
  },
);
