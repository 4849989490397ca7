import { Problem } from '../../../proto/errors.ts';
import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { permitted } from '../access.ts';
import { unpublished } from '../page-facts.ts';
import { checkCollection, contentOf } from '../page-fields.ts';
import { PageHooks } from '../plugins/page-hooks.ts';
import { PAGES } from '../pages.store.ts';
import { showDraft } from '../show-page.ts';

export const unpublishPage = handle(
  pages.calls.unpublish,
  { docs: PAGES, regions: KnownRegions, hooks: PageHooks },
  async ({ _id, collection }, caller, { docs, hooks, regions }) => {
    checkCollection(collection);
    const { draft } = await docs.commit(_id, authorOf(caller), async (stored) => {
      const head = permitted(stored, 'publish', caller);
      if (!head.live) throw new Problem('conflict', `The page /${head.draft.slug} is not published.`);
      await hooks.before('unpublish', head.draft);
      return { action: 'unpublish', draft: contentOf(head.draft), live: 'withdraw', facts: unpublished };
    });
    await hooks.after('unpublish', draft!);
    return showDraft(draft!, regions, caller);
  },
);
