import { Inject, Injectable } from '@nestjs/common';
import type { NavContent } from '../../../proto/entities/nav.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { permit } from '../../kit/permit.ts';
import type { Recoverable, Restoring } from '../../kit/recovery/recoverable.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import type { Guard, Versioned } from '../../kit/versioned/versioned.ts';
import { NAVS } from '../nav.ts';
import { saved } from '../keyed.ts';
import { refuseWithoutRegion, storedScope } from '../scope-of-region.ts';

@Injectable()
export class RecoverableNav implements Recoverable<NavContent> {
  readonly kind = 'nav';

  constructor(
    @Inject(NAVS) readonly docs: Versioned<NavContent>,
    private readonly regions: KnownRegions,
  ) {}

  async permit(caller: Caller, _action: string, { region }: Guard<NavContent>): Promise<void> {
    permit(caller, 'navigation', await storedScope(this.regions, region, caller));
  }

  async restore(content: NavContent, { head, caller }: Restoring<NavContent>) {
    await refuseWithoutRegion(this.regions, content.region, caller);
    return saved('nav', head, { ...content, revision: head?.revision }, false);
  }
}
