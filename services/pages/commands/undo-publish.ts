import { pageRefusals } from '../../../proto/refusals/pages.ts';
import { pages } from '../../../proto/pages.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requirePagePermission } from '../../kit/require-page-permission.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { authorize } from '../authorize-page.ts';
import { loadContentAt } from '../content-at.ts';
import { publishedEvents } from '../page-events.ts';
import { toContent, withProtectedFields } from '../page-fields.ts';
import { PageHooks } from '../plugins/page-hooks.ts';
import { PAGES } from '../pages.store.ts';
import { findPreviousPublish } from '../find-previous-publish.ts';
import { presentDraft } from '../present-page.ts';

const BATCH = 100;

const dependencies = { docs: PAGES, regions: RegionCache, hooks: PageHooks };
type Needs = Resolved<typeof dependencies>;

export const undoPublish = handle(pages.calls.takeBackPublish, dependencies, async ({ _id }, caller, needs) => {
  const { docs, hooks, regions } = needs;
  const { draft, live } = await docs.commit(_id, toAuthor(caller), async (stored, log) => {
    const head = authorize(stored, 'publish', caller);
    if (!head.live) throw pageRefusals.notPublished({ slug: head.draft.slug });
    const before = findPreviousPublish(await loadHistory(needs, _id));
    if (!before) throw pageRefusals.noEarlierPublish({ slug: head.draft.slug });
    const content = withProtectedFields(head.draft, await loadContentAt(log, before.revision));
    requirePagePermission(caller, 'publish', content);
    await hooks.before('publish', { ...content, _id });
    // Keeps its publish date, so that the draft still counts as changed.
    const restored = { content, lastPublished: before.at };
    return { action: 'takeBackPublish', draft: toContent(head.draft), live: restored, facts: publishedEvents };
  });
  await hooks.after('publish', live!);
  return presentDraft(draft!, regions, caller);
});

async function loadHistory({ docs }: Needs, id: string) {
  const entries = await docs.history(id, { limit: BATCH });
  while (entries.at(-1) && entries.at(-1)!.revision > 1) {
    const older = await docs.history(id, { before: entries.at(-1)!.revision, limit: BATCH });
    if (older.length === 0) break;
    entries.push(...older);
  }
  return entries;
}
