import { Inject, Injectable } from '@nestjs/common';
import type { SubNavContent } from '../../../proto/entities/sub-nav.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { permit } from '../../kit/permit.ts';
import type { Recoverable, Restoring } from '../../kit/recovery/recoverable.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import type { Guard, Versioned } from '../../kit/versioned/versioned.ts';
import { refuseWithoutRegion, storedScope } from '../scope-of-region.ts';
import { restored, SUB_NAVS } from '../sub-nav.ts';

@Injectable()
export class RecoverableSubNav implements Recoverable<SubNavContent> {
  readonly kind = 'subNav';

  constructor(
    @Inject(SUB_NAVS) readonly docs: Versioned<SubNavContent>,
    private readonly regions: KnownRegions,
  ) {}

  async permit(caller: Caller, _action: string, { region }: Guard<SubNavContent>): Promise<void> {
    permit(caller, 'subNavs', await storedScope(this.regions, region, caller));
  }

  async restore(content: SubNavContent, { _id, caller }: Restoring<SubNavContent>) {
    await refuseWithoutRegion(this.regions, content.region, caller);
    return restored(content, await this.docs.draft.find({ domainId: content.domainId, _id: { ne: _id } }));
  }
}
