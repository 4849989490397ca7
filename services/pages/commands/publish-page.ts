import type { HandlerInput } from '../../../proto/contract.ts';
import { PageContent } from '../../../proto/entities/page.ts';
import { pageRefusals } from '../../../proto/refusals/pages.ts';
import { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { requirePagePermission } from '../../kit/access.ts';
import { handle, type Resolved } from '../../kit/contract/handle.ts';
import { validationMessage } from '../../kit/contract/validate-input.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { type Head, type Log, toAuthor } from '../../kit/versioned/versioned.ts';
import { checkCollection, hasContent, toContent } from '../content.ts';
import { mergePage } from '../merge.ts';
import { PageDocs } from '../pages.store.ts';
import { presentDraft, publishedEvents, unpublishedEvents } from '../presentation.ts';
import { PublishPolicies, requirePassedChecks } from '../publish-policies.ts';
import { authorize } from '../rights.ts';

type Input = HandlerInput<typeof pages.calls.publish>;

const dependencies = { docs: PageDocs, regions: RegionCache, policies: PublishPolicies };
type Needs = Resolved<typeof dependencies>;

export const publishPage = handle(pages.calls.publish, dependencies, async ({ page, collection }, caller, needs) => {
  const { docs, regions } = needs;
  checkCollection(collection);
  const policies = await needs.policies.load(caller);
  const { draft } = await docs.commit(page._id, toAuthor(caller), async (stored, log) => {
    const head = authorize(stored, 'publish', caller);
    await requireCurrent(needs, page, head);
    const next = hasContent(page) ? await withSavedContent(needs, page, head, log, caller) : toContent(head.draft);
    requirePassedChecks(next, policies);
    return { action: 'publish', draft: next, live: 'publish', facts: publishedEvents };
  });
  return presentDraft(draft!, regions, caller);
});

export const unpublishPage = handle(
  pages.calls.unpublish,
  { docs: PageDocs, regions: RegionCache },
  async ({ _id, collection }, caller, { docs, regions }) => {
    checkCollection(collection);
    const { draft } = await docs.commit(_id, toAuthor(caller), async (stored) => {
      const head = authorize(stored, 'publish', caller);
      if (!head.live) throw pageRefusals.notPublished({ slug: head.draft.slug });
      return { action: 'unpublish', draft: toContent(head.draft), live: 'withdraw', facts: unpublishedEvents };
    });
    return presentDraft(draft!, regions, caller);
  },
);

async function requireCurrent(
  { docs }: Needs,
  { _id, revision }: Input['page'],
  head: Head<PageContent>,
): Promise<void> {
  if (revision === head.revision) return;
  const [{ by, at } = { by: undefined, at: undefined }] = await docs.history(_id, { limit: 1 });
  const details = { revision: head.revision, by, at };
  throw by
    ? pageRefusals.changedSince({ user: by.username, revision: head.revision }, details)
    : pageRefusals.changedBySomeone({ revision: head.revision }, details);
}

async function withSavedContent(
  { regions }: Needs,
  page: Input['page'],
  head: Head<PageContent>,
  log: Log<PageContent>,
  caller: Caller,
) {
  authorize(head, 'edit', caller);
  const sent = PageContent.safeParse(page);
  if (!sent.success) throw pageRefusals.invalid({ message: validationMessage(sent.error.issues[0]!) });
  const next = await mergePage({ ...sent.data, revision: page.revision }, head, log, regions, caller);
  requirePagePermission(caller, 'edit', next);
  requirePagePermission(caller, 'publish', next);
  return next;
}
