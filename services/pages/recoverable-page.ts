import { Inject, Injectable } from '@nestjs/common';
import type { PageContent } from '../../proto/entities/page.ts';
import { Problem } from '../../proto/errors.ts';
import type { Caller } from '../../proto/permissions.ts';
import { permitPage } from '../kit/permit-page.ts';
import type { Recoverable, Restoring } from '../kit/recovery/recoverable.ts';
import { KnownRegions } from '../kit/regions/known-regions.ts';
import type { Decision, Guard, Versioned } from '../kit/versioned/versioned.ts';
import { permitted } from './access.ts';
import { saved } from './page-facts.ts';
import { contentOf, withGuardedOf } from './page-fields.ts';
import { withRegion } from './page-region.ts';
import { PAGES } from './pages.store.ts';
import { placeOf, settlePage } from './settle-page.ts';

@Injectable()
export class RecoverablePage implements Recoverable<PageContent> {
  readonly kind = 'page';

  constructor(
    @Inject(PAGES) readonly docs: Versioned<PageContent>,
    private readonly regions: KnownRegions,
  ) {}

  permit(caller: Caller, action: 'view' | 'restore', guard: Guard<PageContent>): void {
    permitPage(caller, action === 'view' ? 'view' : 'edit', guard);
  }

  /** Roles stay as they are now. Those of a deleted page come back even where one is gone: without it the page might be open to all. */
  async restore(content: PageContent, { head, caller }: Restoring<PageContent>): Promise<Decision<PageContent>> {
    if (head) permitted(head, 'edit', caller);
    else await this.refuseWithoutRegion(content, caller);
    const older = head ? withGuardedOf(head.draft, contentOf(content)) : contentOf(content);
    const placed = await withRegion(older, head?.draft.region, this.regions, caller);
    return { action: 'restore', draft: await settlePage(placed, placeOf(placed), older), facts: saved };
  }

  private async refuseWithoutRegion({ region }: PageContent, caller: Caller): Promise<void> {
    if (region?._id && !(await this.regions.findSettled(region._id, caller))?.draft)
      throw new Problem('conflict', `The region ${region.name || region._id} is deleted: restore it first.`);
  }
}
