import { Problem } from '../../../proto/errors.ts';
import { pages } from '../../../proto/pages.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permitPage } from '../../kit/permit-page.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { permitted } from '../access.ts';
import { contentAt } from '../content-at.ts';
import { published } from '../page-facts.ts';
import { contentOf, withGuardedOf } from '../page-fields.ts';
import { PageHooks } from '../plugins/page-hooks.ts';
import { PAGES } from '../pages.store.ts';
import { publishedBefore } from '../published-before.ts';
import { showDraft } from '../show-page.ts';

const BATCH = 100;

const dependencies = { docs: PAGES, regions: KnownRegions, hooks: PageHooks };
type Needs = Resolved<typeof dependencies>;

/** Puts what was live before the last publish live again; the draft keeps what it has. */
export const takeBackPublish = handle(pages.calls.takeBackPublish, dependencies, async ({ _id }, caller, needs) => {
  const { docs, hooks, regions } = needs;
  const { draft, live } = await docs.commit(_id, authorOf(caller), async (stored, log) => {
    const head = permitted(stored, 'publish', caller);
    if (!head.live) throw new Problem('conflict', `The page /${head.draft.slug} is not published.`);
    const before = publishedBefore(await wholeHistory(needs, _id));
    if (!before)
      throw new Problem('conflict', `Nothing of /${head.draft.slug} was published before: unpublish it instead.`);
    const content = withGuardedOf(head.draft, await contentAt(log, before.revision));
    permitPage(caller, 'publish', content);
    await hooks.before('publish', { ...content, _id });
    // As old as it is, so that the draft counts as changed since.
    const restored = { content, lastPublished: before.at };
    return { action: 'takeBackPublish', draft: contentOf(head.draft), live: restored, facts: published };
  });
  await hooks.after('publish', live!);
  return showDraft(draft!, regions, caller);
});

async function wholeHistory({ docs }: Needs, id: string) {
  const entries = await docs.history(id, { limit: BATCH });
  while (entries.at(-1) && entries.at(-1)!.revision > 1) {
    const older = await docs.history(id, { before: entries.at(-1)!.revision, limit: BATCH });
    if (older.length === 0) break;
    entries.push(...older);
  }
  return entries;
}
