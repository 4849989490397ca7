import { Inject, Injectable } from '@nestjs/common';
import type { SubNavContent } from '../../../proto/entities/sub-nav.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import type { Recoverable, Restoring } from '../../kit/recovery/recoverable.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import type { Guard, Versioned } from '../../kit/versioned/versioned.ts';
import { requireRegion, resolveStoredScope } from '../region-scope.ts';
import { decideRestore, SUB_NAVS } from '../sub-nav.ts';

@Injectable()
export class RecoverableSubNav implements Recoverable<SubNavContent> {
  readonly kind = 'subNav';

  constructor(
    @Inject(SUB_NAVS) readonly docs: Versioned<SubNavContent>,
    private readonly regions: RegionCache,
  ) {}

  async permit(caller: Caller, _action: string, { region }: Guard<SubNavContent>): Promise<void> {
    requireCapability(caller, 'subNavs', await resolveStoredScope(this.regions, region, caller));
  }

  async restore(content: SubNavContent, { _id, caller }: Restoring<SubNavContent>) {
    await requireRegion(this.regions, content.region, caller);
    return decideRestore(content, await this.docs.draft.find({ domainId: content.domainId, _id: { ne: _id } }));
  }
}
