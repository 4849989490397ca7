import type { PageContent } from '../../proto/entities/page.ts';
import { pages } from '../../proto/pages.ts';
import type { Caller } from '../../proto/permissions.ts';
import { pageRefusals } from '../../proto/refusals/pages.ts';
import { requirePagePermission } from '../kit/access.ts';
import { handle } from '../kit/contract/handle.ts';
import { RegionCache } from '../kit/regions/region-cache.ts';
import { type Head, type LiveContent, type Log, type RevisionEntry, toAuthor } from '../kit/versioned/versioned.ts';
import { loadContentAt, toContent, withProtectedFields } from './content.ts';
import { PageDocs } from './pages.store.ts';
import { presentDraft, publishedEvents, unpublishedEvents } from './presentation.ts';
import { authorize } from './rights.ts';

const BATCH = 100;
const action = 'takeBackPublish';

export const previousPublish = handle(
  pages.calls.previousPublish,
  { docs: PageDocs },
  async ({ _id }, caller, { docs }) => {
    const { live } = authorize(await docs.head(_id), 'view', caller);
    const previous = live && findPreviousPublish(await loadHistory(docs, _id));
    return { previous: previous && { revision: previous.revision, at: previous.at, by: previous.by } };
  },
);

export const undoPublish = handle(
  pages.calls.takeBackPublish,
  { docs: PageDocs, regions: RegionCache },
  async ({ _id }, caller, { docs, regions }) => {
    const { draft } = await docs.commit(_id, toAuthor(caller), async (stored, log) => {
      const head = authorize(stored, 'publish', caller);
      if (!head.live) throw pageRefusals.notPublished({ slug: head.draft.slug });
      const live = await loadPreviousPublish(docs, head, log, caller);
      return live
        ? { action, draft: toContent(head.draft), live, facts: publishedEvents }
        : { action, draft: toContent(head.draft), live: 'withdraw', facts: unpublishedEvents };
    });
    return presentDraft(draft!, regions, caller);
  },
);

/** Returns null if the page was not visible before its last publish. `entries` must be newest first; undone publishes are ignored. */
export function findPreviousPublish<E extends { action: string }>(entries: Iterable<E>): E | null {
  let undone = 0;
  let isLast = true;
  for (const entry of entries) {
    if (entry.action === 'unpublish') return null;
    if (entry.action === action) undone += 1;
    if (entry.action !== 'publish') continue;
    if (undone > 0) undone -= 1;
    else if (isLast) isLast = false;
    else return entry;
  }
  return null;
}

async function loadHistory(docs: PageDocs, id: string): Promise<RevisionEntry[]> {
  const entries = await docs.history(id, { limit: BATCH });
  while (entries.at(-1) && entries.at(-1)!.revision > 1) {
    const older = await docs.history(id, { before: entries.at(-1)!.revision, limit: BATCH });
    if (older.length === 0) break;
    entries.push(...older);
  }
  return entries;
}

async function loadPreviousPublish(
  docs: PageDocs,
  { _id, draft }: Head<PageContent>,
  log: Log<PageContent>,
  caller: Caller,
): Promise<LiveContent<PageContent> | null> {
  const before = findPreviousPublish(await loadHistory(docs, _id));
  if (!before) return null;
  const published = await loadContentAt(log, before.revision);
  // The earlier version may have been visible to fewer users.
  requirePagePermission(caller, 'view', published);
  const content = withProtectedFields(draft, published);
  requirePagePermission(caller, 'publish', content);
  // The live copy keeps the publish date of the earlier version, so that the draft still counts as changed.
  return { content, lastPublished: before.at };
}
