import { Inject, Injectable } from '@nestjs/common';
import type { FooterContent } from '../../../proto/entities/footer.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import type { Recoverable, Restoring } from '../../kit/recovery/recoverable.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import type { Guard, Versioned } from '../../kit/versioned/versioned.ts';
import { FOOTERS } from '../footer.ts';
import { decideSave } from '../keyed-document.ts';
import { requireRegion, resolveStoredScope } from '../region-scope.ts';

@Injectable()
export class RecoverableFooter implements Recoverable<FooterContent> {
  readonly kind = 'footer';

  constructor(
    @Inject(FOOTERS) readonly docs: Versioned<FooterContent>,
    private readonly regions: RegionCache,
  ) {}

  async permit(caller: Caller, _action: string, { region }: Guard<FooterContent>): Promise<void> {
    requireCapability(caller, 'footer', await resolveStoredScope(this.regions, region, caller));
  }

  async restore(content: FooterContent, { head, caller }: Restoring<FooterContent>) {
    await requireRegion(this.regions, content.region, caller);
    return decideSave('footer', head, { ...content, revision: head?.revision }, false);
  }
}
