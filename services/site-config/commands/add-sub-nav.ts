import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { siteConfig } from '../../../proto/site-config.ts';
import type { SubNavContent } from '../../../proto/entities/sub-nav.ts';
import type { Clock } from '../../kit/clock.ts';
import { CLOCK } from '../../kit/tokens.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import { permit } from '../../kit/permit.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { scopeOfRegion } from '../scope-of-region.ts';
import { added, SUB_NAVS, viewOf } from '../sub-nav.ts';

type AddSubNavCall = typeof siteConfig.calls.addSubNav;

export class AddSubNav extends Command<OutOf<AddSubNavCall>> {
  constructor(
    readonly input: InOf<AddSubNavCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(AddSubNav)
export class AddSubNavHandler implements ICommandHandler<AddSubNav> {
  constructor(
    @Inject(SUB_NAVS) private readonly docs: Versioned<SubNavContent>,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly regions: KnownRegions,
  ) {}

  async execute({ input, caller }: AddSubNav) {
    const { domainId } = input;
    permitDomain(caller, domainId);
    permit(caller, 'subNavs', await scopeOfRegion(this.regions, input.region, caller));
    const { draft } = await this.docs.commit(this.clock.id(), authorOf(caller), async () =>
      added(input, await this.docs.draft.find({ domainId })),
    );
    return viewOf(draft!, 0);
  }
}
