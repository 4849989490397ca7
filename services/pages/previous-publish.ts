import type { PageContent } from '../../proto/entities/page.ts';
import { pages } from '../../proto/pages.ts';
import type { Caller } from '../../proto/permissions.ts';
import { pageRefusals } from '../../proto/refusals/pages.ts';
import { requirePagePermission } from '../kit/access.ts';
import { handle, type Resolved } from '../kit/contract/handle.ts';
import { RegionCache } from '../kit/regions/region-cache.ts';
import {
  type Decision,
  type Head,
  type Log,
  type RevisionEntry,
  toAuthor,
  type Versioned,
} from '../kit/versioned/versioned.ts';
import { loadContentAt, toContent, withProtectedFields } from './content.ts';
import { PAGES } from './pages.store.ts';
import { PageHooks } from './plugins/page-hooks.ts';
import { presentDraft, publishedEvents, unpublishedEvents } from './presentation.ts';
import { authorize } from './rights.ts';

const BATCH = 100;
const action = 'takeBackPublish';

const dependencies = { docs: PAGES, regions: RegionCache, hooks: PageHooks };
type Needs = Resolved<typeof dependencies>;

export const previousPublish = handle(
  pages.calls.previousPublish,
  { docs: PAGES },
  async ({ _id }, caller, { docs }) => {
    const { live } = authorize(await docs.head(_id), 'view', caller);
    const previous = live && findPreviousPublish(await loadHistory(docs, _id));
    return { previous: previous && { revision: previous.revision, at: previous.at, by: previous.by } };
  },
);

export const undoPublish = handle(pages.calls.takeBackPublish, dependencies, async ({ _id }, caller, needs) => {
  const { docs, hooks, regions } = needs;
  const { draft, live } = await docs.commit(_id, toAuthor(caller), async (stored, log) => {
    const head = authorize(stored, 'publish', caller);
    if (!head.live) throw pageRefusals.notPublished({ slug: head.draft.slug });
    return (await toPreviousPublish(needs, head, log, caller)) ?? withdraw(needs, head);
  });
  await (live ? hooks.after('publish', live) : hooks.after('unpublish', draft!));
  return presentDraft(draft!, regions, caller);
});

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

async function loadHistory(docs: Versioned<PageContent>, id: string): Promise<RevisionEntry[]> {
  const entries = await docs.history(id, { limit: BATCH });
  while (entries.at(-1) && entries.at(-1)!.revision > 1) {
    const older = await docs.history(id, { before: entries.at(-1)!.revision, limit: BATCH });
    if (older.length === 0) break;
    entries.push(...older);
  }
  return entries;
}

async function toPreviousPublish(
  { docs, hooks }: Needs,
  { _id, draft }: Head<PageContent>,
  log: Log<PageContent>,
  caller: Caller,
): Promise<Decision<PageContent> | null> {
  const before = findPreviousPublish(await loadHistory(docs, _id));
  if (!before) return null;
  const published = await loadContentAt(log, before.revision);
  // The earlier version may have been visible to fewer users.
  requirePagePermission(caller, 'view', published);
  const content = withProtectedFields(draft, published);
  requirePagePermission(caller, 'publish', content);
  await hooks.before('publish', { ...content, _id });
  // The live copy keeps the publish date of the earlier version, so that the draft still counts as changed.
  const restored = { content, lastPublished: before.at };
  return { action, draft: toContent(draft), live: restored, facts: publishedEvents };
}

async function withdraw({ hooks }: Needs, { draft }: Head<PageContent>): Promise<Decision<PageContent>> {
  await hooks.before('unpublish', draft);
  return { action, draft: toContent(draft), live: 'withdraw', facts: unpublishedEvents };
}
