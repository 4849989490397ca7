import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { toAuthor, requireRevision } from '../../kit/versioned/versioned.ts';
import { authorize } from '../authorize-page.ts';
import { toListing, withListing } from '../listing.ts';
import { publishedEvents } from '../page-events.ts';
import { toContent } from '../page-fields.ts';
import { PageHooks } from '../plugins/page-hooks.ts';
import { PAGES } from '../pages.store.ts';
import { PublishPolicies, requirePassedChecks } from '../publish-policies.ts';
import { addressContext, normalizePage } from '../normalize-page.ts';
import { toPage } from '../present-page.ts';

export const publishListing = handle(
  pages.calls.publishListing,
  { docs: PAGES, hooks: PageHooks, publishPolicies: PublishPolicies },
  async ({ listing }, caller, { docs, hooks, publishPolicies }) => {
    const policies = await publishPolicies.load(caller);
    const { live } = await docs.commit(listing._id, toAuthor(caller), async (stored) => {
      const head = authorize(authorize(stored, 'publish', caller), 'edit', caller);
      if (listing.revision !== undefined) requireRevision(listing.revision, head, `the page /${head.draft.slug}`);
      const current = toContent(head.draft);
      const next = withListing(current, listing);
      const draft = await normalizePage(next, addressContext(next), current);
      requirePassedChecks(draft, policies);
      await hooks.before('publish', { ...draft, _id: listing._id });
      return { action: 'publish', draft, live: 'publish', facts: publishedEvents };
    });
    await hooks.after('publish', live!);
    return { listing: toListing(toPage(live!)) };
  },
);
