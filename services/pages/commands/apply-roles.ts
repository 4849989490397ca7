import type { PageContent } from '../../../proto/entities/page.ts';
import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permit } from '../../kit/permit.ts';
import { refuseUnknownRoles } from '../../kit/refuse-unknown-roles.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { BUS } from '../../kit/tokens.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Decision, Head } from '../../kit/versioned/versioned.ts';
import { permitted } from '../access.ts';
import { withRoles } from '../apply-roles.ts';
import { published, saved } from '../page-facts.ts';
import { checkCollection, contentOf } from '../page-fields.ts';
import { PAGES } from '../pages.store.ts';
import { showDraft } from '../show-page.ts';

/** Writes the three role lists and nothing else of the page that was sent. */
export const applyRoles = handle(
  pages.calls.applyRoles,
  { docs: PAGES, bus: BUS, regions: KnownRegions },
  async ({ page, collection, roles }, caller, { bus, docs, regions }) => {
    checkCollection(collection);
    const named = roles.filter(({ level }) => Object.values(level).includes(true));
    await refuseUnknownRoles(
      bus,
      named.map(({ _id }) => _id),
      caller,
    );
    const { draft } = await docs.commit(page._id, authorOf(caller), (stored): Decision<PageContent> => {
      const head = permitted(stored, 'view', caller);
      permit(caller, 'people');
      const next = withRoles(contentOf(head.draft), roles);
      if (!head.live) return { action: 'applyRoles', draft: next, facts: saved };
      // Who may see a page must not wait until it is published again.
      const content = withRoles(contentOf(head.live), roles);
      const live = hasUnpublished(head) ? { content, lastPublished: head.draft.lastPublished } : { content };
      return { action: 'applyRoles', draft: next, live, facts: published };
    });
    return showDraft(draft!, regions, caller);
  },
);

/** Such a page must not count as freshly published because its roles reached the live copy. */
const hasUnpublished = ({ draft }: Head<PageContent>) =>
  draft.lastPublished === undefined || draft.lastPublished < draft.updatedAt;
