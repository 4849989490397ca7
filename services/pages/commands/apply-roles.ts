import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireKnownRoles } from '../../kit/require-known-roles.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { BUS } from '../../kit/tokens.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { assignRoles } from '../apply-roles.ts';
import { decideRoles } from '../decide-roles.ts';
import { checkCollection } from '../page-fields.ts';
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
    const { draft } = await docs.commit(page._id, toAuthor(caller), (stored) =>
      decideRoles(stored, caller, (content) => assignRoles(content, roles)),
    );
    return presentDraft(draft!, regions, caller);
  },
);
