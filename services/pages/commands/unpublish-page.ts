import { pageRefusals } from '../../../proto/refusals/pages.ts';
import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { authorize } from '../authorize-page.ts';
import { unpublishedEvents } from '../page-events.ts';
import { checkCollection, toContent } from '../page-fields.ts';
import { PageHooks } from '../plugins/page-hooks.ts';
import { PAGES } from '../pages.store.ts';
import { presentDraft } from '../present-page.ts';

export const unpublishPage = handle(
  pages.calls.unpublish,
  { docs: PAGES, regions: RegionCache, hooks: PageHooks },
  async ({ _id, collection }, caller, { docs, hooks, regions }) => {
    checkCollection(collection);
    const { draft } = await docs.commit(_id, toAuthor(caller), async (stored) => {
      const head = authorize(stored, 'publish', caller);
      if (!head.live) throw pageRefusals.notPublished({ slug: head.draft.slug });
      await hooks.before('unpublish', head.draft);
      return { action: 'unpublish', draft: toContent(head.draft), live: 'withdraw', facts: unpublishedEvents };
    });
    await hooks.after('unpublish', draft!);
    return presentDraft(draft!, regions, caller);
  },
);
