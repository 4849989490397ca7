import { isDeepStrictEqual } from 'node:util';
import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { requirePagePermission } from '../../kit/access.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { authorize } from '../authorize-page.ts';
import { addressContext, normalizePage } from '../normalize-page.ts';
import { savedEvents } from '../page-events.ts';
import { toContent } from '../page-fields.ts';
import { resolveRegion } from '../page-region.ts';
import { PAGES } from '../pages.store.ts';
import { placeInRegion } from '../place-in-region.ts';
import { requireNotOverHome } from '../require-not-over-home.ts';
import { presentDraft } from '../present-page.ts';

export const movePage = handle(
  pages.calls.move,
  { docs: PAGES, regions: RegionCache },
  async ({ _id, regionId, slug }, caller, { docs, regions }) => {
    const { draft } = await docs.commit(_id, toAuthor(caller), async (stored) => {
      const { draft: before } = authorize(stored, 'edit', caller);
      const current = toContent(before);
      const placed = await resolveRegion(placeInRegion(current, regionId), current.region, regions, caller);
      requirePagePermission(caller, 'edit', placed);
      const next = { ...placed, slug: slug ?? placed.slug };
      const moved = await normalizePage(next, addressContext(current), current);
      await requireNotOverHome(moved, before, { docs, regions });
      return isDeepStrictEqual(moved, current) ? null : { action: 'movePage', draft: moved, facts: savedEvents };
    });
    return presentDraft(draft!, regions, caller);
  },
);
