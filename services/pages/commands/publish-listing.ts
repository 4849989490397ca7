import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { startedFrom } from '../../kit/versioned/started-from.ts';
import { permitted } from '../access.ts';
import { listingOf, withListing } from '../listing.ts';
import { published } from '../page-facts.ts';
import { contentOf } from '../page-fields.ts';
import { PageHooks } from '../plugins/page-hooks.ts';
import { PAGES } from '../pages.store.ts';
import { placeOf, settlePage } from '../settle-page.ts';
import { pageOf } from '../show-page.ts';

/** Publishes what a listing lists, together with its page. */
export const publishListing = handle(
  pages.calls.publishListing,
  { docs: PAGES, hooks: PageHooks },
  async ({ listing }, caller, { docs, hooks }) => {
    const { live } = await docs.commit(listing._id, authorOf(caller), async (stored) => {
      const head = permitted(permitted(stored, 'publish', caller), 'edit', caller);
      if (listing.revision !== undefined) startedFrom(listing.revision, head, `the page /${head.draft.slug}`);
      const current = contentOf(head.draft);
      const next = withListing(current, listing);
      const draft = await settlePage(next, placeOf(next), current);
      await hooks.before('publish', { ...draft, _id: listing._id });
      return { action: 'publish', draft, live: 'publish', facts: published };
    });
    await hooks.after('publish', live!);
    return { listing: listingOf(pageOf(live!)) };
  },
);
