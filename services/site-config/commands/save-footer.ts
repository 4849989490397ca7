import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { siteConfig } from '../../../proto/site-config.ts';
import type { FooterContent } from '../../../proto/entities/footer.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import { permit } from '../../kit/permit.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { FOOTERS } from '../footer.ts';
import { keyOf, saved } from '../keyed.ts';
import { scopeOfRegion } from '../scope-of-region.ts';

type SaveFooterCall = typeof siteConfig.calls.saveFooter;

export class SaveFooter extends Command<OutOf<SaveFooterCall>> {
  constructor(
    readonly input: InOf<SaveFooterCall>,
    readonly caller: Caller,
    /** Puts it live as well. */
    readonly publish = false,
  ) {
    super();
  }
}

@CommandHandler(SaveFooter)
export class SaveFooterHandler implements ICommandHandler<SaveFooter> {
  constructor(
    @Inject(FOOTERS) private readonly docs: Versioned<FooterContent>,
    private readonly regions: KnownRegions,
  ) {}

  async execute({ input: { footer }, caller, publish }: SaveFooter) {
    permitDomain(caller, footer.domainId);
    permit(caller, 'footer', await scopeOfRegion(this.regions, footer.region, caller));
    const { draft } = await this.docs.commit(keyOf('footer', footer), authorOf(caller), (head) =>
      saved('footer', head, footer, publish),
    );
    return draft!;
  }
}
