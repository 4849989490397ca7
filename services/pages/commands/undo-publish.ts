import type { PageContent } from '../../../proto/entities/page.ts';
import { pageRefusals } from '../../../proto/refusals/pages.ts';
import { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requirePagePermission } from '../../kit/access.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { toAuthor, type Decision, type Head, type Log } from '../../kit/versioned/versioned.ts';
import { authorize } from '../authorize-page.ts';
import { loadContentAt } from '../content-at.ts';
import { publishedEvents, unpublishedEvents } from '../page-events.ts';
import { toContent, withProtectedFields } from '../page-fields.ts';
import { PageHooks } from '../plugins/page-hooks.ts';
import { PAGES } from '../pages.store.ts';
import { loadPreviousPublish } from '../previous-publish.ts';
import { presentDraft } from '../present-page.ts';
import { requireNotOverHome } from '../require-not-over-home.ts';

const dependencies = { docs: PAGES, regions: RegionCache, hooks: PageHooks };
type Needs = Resolved<typeof dependencies>;

const action = 'takeBackPublish';

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

async function toPreviousPublish(
  { docs, hooks, regions }: Needs,
  { _id, draft }: Head<PageContent>,
  log: Log<PageContent>,
  caller: Caller,
): Promise<Decision<PageContent> | null> {
  const before = await loadPreviousPublish(docs, _id);
  if (!before) return null;
  const published = await loadContentAt(log, before.revision);
  // It could have been visible to fewer people.
  requirePagePermission(caller, 'view', published);
  const content = withProtectedFields(draft, published);
  requirePagePermission(caller, 'publish', content);
  await requireNotOverHome(content, draft, { docs, regions });
  await hooks.before('publish', { ...content, _id });
  // Keeps its publish date, so that the draft still counts as changed.
  const restored = { content, lastPublished: before.at };
  return { action, draft: toContent(draft), live: restored, facts: publishedEvents };
}

async function withdraw({ hooks }: Needs, { draft }: Head<PageContent>): Promise<Decision<PageContent>> {
  await hooks.before('unpublish', draft);
  return { action, draft: toContent(draft), live: 'withdraw', facts: unpublishedEvents };
}
