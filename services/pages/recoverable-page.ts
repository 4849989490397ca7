import { Inject, Injectable } from '@nestjs/common';
import type { PageContent } from '../../proto/entities/page.ts';
import { Problem } from '../../proto/errors.ts';
import type { Caller } from '../../proto/permissions.ts';
import { requirePagePermission } from '../kit/require-page-permission.ts';
import type { Recoverable, Restoring } from '../kit/recovery/recoverable.ts';
import { RegionCache } from '../kit/regions/region-cache.ts';
import type { Decision, Guard, Versioned } from '../kit/versioned/versioned.ts';
import { authorize } from './authorize-page.ts';
import { savedEvents } from './page-events.ts';
import { toContent, withProtectedFields } from './page-fields.ts';
import { resolveRegion } from './page-region.ts';
import { PAGES } from './pages.store.ts';
import { addressContext, normalizePage } from './normalize-page.ts';

@Injectable()
export class RecoverablePage implements Recoverable<PageContent> {
  readonly kind = 'page';

  constructor(
    @Inject(PAGES) readonly docs: Versioned<PageContent>,
    private readonly regions: RegionCache,
  ) {}

  permit(caller: Caller, action: 'view' | 'restore', guard: Guard<PageContent>): void {
    requirePagePermission(caller, action === 'view' ? 'view' : 'edit', guard);
  }

  /** A deleted page gets even roles back that no longer exist: without them it could be open to everyone. */
  async restore(content: PageContent, { head, caller }: Restoring<PageContent>): Promise<Decision<PageContent>> {
    if (head) authorize(head, 'edit', caller);
    else await this.requireRegion(content, caller);
    const older = head ? withProtectedFields(head.draft, toContent(content)) : toContent(content);
    const restored = await resolveRegion(older, head?.draft.region, this.regions, caller);
    return {
      action: 'restore',
      draft: await normalizePage(restored, addressContext(restored), older),
      facts: savedEvents,
    };
  }

  private async requireRegion({ region }: PageContent, caller: Caller): Promise<void> {
    if (region?._id && !(await this.regions.findSettled(region._id, caller))?.draft)
      throw new Problem('conflict', `The region ${region.name || region._id} is deleted: restore it first.`);
  }
}
