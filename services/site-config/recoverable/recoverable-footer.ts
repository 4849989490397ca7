import { Inject, Injectable } from '@nestjs/common';
import type { FooterContent } from '../../../proto/entities/footer.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { permit } from '../../kit/permit.ts';
import type { Recoverable, Restoring } from '../../kit/recovery/recoverable.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import type { Guard, Versioned } from '../../kit/versioned/versioned.ts';
import { FOOTERS } from '../footer.ts';
import { saved } from '../keyed.ts';
import { refuseWithoutRegion, storedScope } from '../scope-of-region.ts';

@Injectable()
export class RecoverableFooter implements Recoverable<FooterContent> {
  readonly kind = 'footer';

  constructor(
    @Inject(FOOTERS) readonly docs: Versioned<FooterContent>,
    private readonly regions: KnownRegions,
  ) {}

  async permit(caller: Caller, _action: string, { region }: Guard<FooterContent>): Promise<void> {
    permit(caller, 'footer', await storedScope(this.regions, region, caller));
  }

  async restore(content: FooterContent, { head, caller }: Restoring<FooterContent>) {
    await refuseWithoutRegion(this.regions, content.region, caller);
    return saved('footer', head, { ...content, revision: head?.revision }, false);
  }
}
