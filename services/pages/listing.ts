import type { z } from 'zod';
import { Listing } from '../../proto/pages/article-calls.ts';
import type { Page, PageContent } from '../../proto/entities/page.ts';
import { pages } from '../../proto/pages.ts';
import { pageRefusals } from '../../proto/refusals/pages.ts';
import { handle } from '../kit/contract/handle.ts';
import { RegionCache } from '../kit/regions/region-cache.ts';
import { requireRevision, toAuthor } from '../kit/versioned/versioned.ts';
import { addressContext } from './address.ts';
import { normalizePage, toContent } from './content.ts';
import { PageDocs } from './pages.store.ts';
import { presentTo, publishedEvents, toPage } from './presentation.ts';
import { PublishPolicies, requirePassedChecks } from './publish-policies.ts';
import { authorize } from './rights.ts';

export const listingHandlers = {
  findListing: handle(
    pages.calls.findListing,
    { docs: PageDocs, regions: RegionCache },
    async ({ id }, caller, { docs, regions }) => {
      const page = await presentTo(caller, await docs[caller.stage].get(id), regions);
      return { listing: toListing(page) };
    },
  ),

  publishListing: handle(
    pages.calls.publishListing,
    { docs: PageDocs, publishPolicies: PublishPolicies },
    async ({ listing }, caller, { docs, publishPolicies }) => {
      const policies = await publishPolicies.load(caller);
      const { live } = await docs.commit(listing._id, toAuthor(caller), async (stored) => {
        const head = authorize(authorize(stored, 'publish', caller), 'edit', caller);
        if (listing.revision !== undefined) requireRevision(listing.revision, head, `the page /${head.draft.slug}`);
        const current = toContent(head.draft);
        const next = withListing(current, listing);
        const draft = await normalizePage(next, addressContext(next), current);
        requirePassedChecks(draft, policies);
        return { action: 'publish', draft, live: 'publish', facts: publishedEvents };
      });
      return { listing: toListing(toPage(live!)) };
    },
  ),
};

function toListing(page: Page): z.infer<typeof Listing> {
  validateListing(page);
  const { _id, articleTypes, tags, published, revision } = page;
  return Listing.parse({ _id, articleTypes, tags, published, revision });
}

export function withListing(page: PageContent, sent: Record<string, unknown>): PageContent {
  validateListing(page);
  const chosen = Listing.pick({ articleTypes: true, tags: true }).safeParse(sent);
  if (!chosen.success) throw pageRefusals.invalidListing({ message: chosen.error.issues[0]!.message });
  const { articleTypes, tags } = chosen.data;
  return { ...page, ...('articleTypes' in sent ? { articleTypes } : {}), ...('tags' in sent ? { tags } : {}) };
}

function validateListing({ template, slug }: PageContent): void {
  if (template !== 'listing') throw pageRefusals.notAListing({ slug });
}
