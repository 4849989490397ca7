import type { InOf } from '../../../proto/contract.ts';
import { PageContent } from '../../../proto/entities/page.ts';
import { Problem } from '../../../proto/errors.ts';
import { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { validationSentence } from '../../kit/contract/validation-sentence.ts';
import { permitPage } from '../../kit/permit-page.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Head, Log } from '../../kit/versioned/versioned.ts';
import { permitted } from '../access.ts';
import { draftFromPage } from '../draft-from-page.ts';
import { published } from '../page-facts.ts';
import { carriesContent, checkCollection, contentOf } from '../page-fields.ts';
import { PageHooks } from '../plugins/page-hooks.ts';
import { PAGES } from '../pages.store.ts';
import { showDraft } from '../show-page.ts';

type Input = InOf<typeof pages.calls.publish>;

const dependencies = { docs: PAGES, regions: KnownRegions, hooks: PageHooks };
type Needs = Resolved<typeof dependencies>;

export const publishPage = handle(pages.calls.publish, dependencies, async ({ page, collection }, caller, needs) => {
  const { docs, hooks, regions } = needs;
  checkCollection(collection);
  const { draft } = await docs.commit(page._id, authorOf(caller), async (stored, log) => {
    const head = permitted(stored, 'publish', caller);
    await refuseStale(needs, page, head);
    const next = carriesContent(page) ? await saved(needs, page, head, log, caller) : contentOf(head.draft);
    await hooks.before('publish', { ...next, _id: page._id });
    return { action: 'publish', draft: next, live: 'publish', facts: published };
  });
  await hooks.after('publish', draft!);
  return showDraft(draft!, regions, caller);
});

/** Nobody publishes what they have not seen. */
async function refuseStale({ docs }: Needs, { _id, revision }: Input['page'], head: Head<PageContent>): Promise<void> {
  if (revision === head.revision) return;
  const [{ by, at } = { by: undefined, at: undefined }] = await docs.history(_id, { limit: 1 });
  const details = { revision: head.revision, by, at };
  const who = by?.username ?? 'Somebody else';
  throw new Problem(
    'conflict',
    `${who} has changed this page since: look at revision ${head.revision} first.`,
    details,
  );
}

async function saved(
  { regions }: Needs,
  page: Input['page'],
  head: Head<PageContent>,
  log: Log<PageContent>,
  caller: Caller,
) {
  permitted(head, 'edit', caller);
  const sent = PageContent.safeParse(page);
  if (!sent.success) throw new Problem('invalid', validationSentence(sent.error.issues[0]!));
  const next = await draftFromPage({ ...sent.data, revision: page.revision }, head, log, regions, caller);
  permitPage(caller, 'edit', next);
  permitPage(caller, 'publish', next);
  return next;
}
