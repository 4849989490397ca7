import { Inject, Injectable } from '@nestjs/common';
import type { NavContent } from '../../../proto/entities/nav.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import type { Recoverable, Restoring } from '../../kit/recovery/recoverable.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import type { Guard, Versioned } from '../../kit/versioned/versioned.ts';
import { NAVS } from '../nav.ts';
import { decideSave } from '../keyed-document.ts';
import { requireRegion, resolveStoredScope } from '../region-scope.ts';

@Injectable()
export class RecoverableNav implements Recoverable<NavContent> {
  readonly kind = 'nav';

  constructor(
    @Inject(NAVS) readonly docs: Versioned<NavContent>,
    private readonly regions: RegionCache,
  ) {}

  async permit(caller: Caller, _action: string, { region }: Guard<NavContent>): Promise<void> {
    requireCapability(caller, 'navigation', await resolveStoredScope(this.regions, region, caller));
  }

  async restore(content: NavContent, { head, caller }: Restoring<NavContent>) {
    await requireRegion(this.regions, content.region, caller);
    return decideSave('nav', head, { ...content, revision: head?.revision }, false);
  }
}
