import type { PageContent } from '../../proto/entities/page.ts';
import { pageRefusals } from '../../proto/refusals/pages.ts';
import type { Caller } from '../../proto/permissions.ts';
import { defineRecoverable } from '../kit/recovery/define-recoverable.ts';
import { RegionCache } from '../kit/regions/region-cache.ts';
import { requirePagePermission } from '../kit/access.ts';
import { authorize } from './authorize-page.ts';
import { addressContext, normalizePage } from './normalize-page.ts';
import { savedEvents } from './page-events.ts';
import { toContent, withProtectedFields } from './page-fields.ts';
import { resolveRegion } from './page-region.ts';
import { PAGES } from './pages.store.ts';
import { requireNotOverHome } from './require-not-over-home.ts';

export const recoverablePage = defineRecoverable(
  'page',
  { docs: PAGES, regions: RegionCache },
  {
    permit: (caller, action, guard) => requirePagePermission(caller, action === 'view' ? 'view' : 'edit', guard),

    /** Restores even roles that no longer exist, because without them the page could be open to everyone. */
    async restore(content, { head, caller }, { docs, regions }) {
      if (head) authorize(head, 'edit', caller);
      else await requireRegion(content, caller, regions);
      const older = head ? withProtectedFields(head.draft, toContent(content)) : toContent(content);
      const restored = await resolveRegion(older, head?.draft.region, regions, caller);
      const draft = await normalizePage(restored, addressContext(restored), older);
      await requireNotOverHome(draft, head?.draft ?? null, { docs, regions });
      return { action: 'restore', draft, facts: savedEvents };
    },
  },
);

async function requireRegion({ region }: PageContent, caller: Caller, regions: RegionCache): Promise<void> {
  if (region?._id && !(await regions.findSettled(region._id, caller))?.draft)
    throw pageRefusals.regionDeleted({ name: region.name || region._id });
}
