import type { PageContent } from '../../../proto/entities/page.ts';
import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import { requireKnownRoles } from '../../kit/require-known-roles.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { BUS } from '../../kit/tokens.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import type { Decision, Head } from '../../kit/versioned/versioned.ts';
import { authorize } from '../authorize-page.ts';
import { assignRoles } from '../apply-roles.ts';
import { publishedEvents, savedEvents } from '../page-events.ts';
import { checkCollection, toContent } from '../page-fields.ts';
import { PAGES } from '../pages.store.ts';
import { presentDraft } from '../present-page.ts';

export const applyRoles = handle(
  pages.calls.applyRoles,
  { docs: PAGES, bus: BUS, regions: RegionCache },
  async ({ page, collection, roles }, caller, { bus, docs, regions }) => {
    checkCollection(collection);
    const named = roles.filter(({ level }) => Object.values(level).includes(true));
    await requireKnownRoles(
      bus,
      named.map(({ _id }) => _id),
      caller,
    );
    const { draft } = await docs.commit(page._id, toAuthor(caller), (stored): Decision<PageContent> => {
      const head = authorize(stored, 'view', caller);
      requireCapability(caller, 'people');
      const next = assignRoles(toContent(head.draft), roles);
      if (!head.live) return { action: 'applyRoles', draft: next, facts: savedEvents };
      // Role changes apply at once, not at the next publish.
      const content = assignRoles(toContent(head.live), roles);
      const live = hasUnpublished(head) ? { content, lastPublished: head.draft.lastPublished } : { content };
      return { action: 'applyRoles', draft: next, live, facts: publishedEvents };
    });
    return presentDraft(draft!, regions, caller);
  },
);

/** A draft with unpublished changes must not count as published because its roles reached the live copy. */
const hasUnpublished = ({ draft }: Head<PageContent>) =>
  draft.lastPublished === undefined || draft.lastPublished < draft.updatedAt;
