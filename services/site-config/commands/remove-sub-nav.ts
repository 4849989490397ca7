import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { siteConfig } from '../../../proto/site-config.ts';
import type { SubNavContent } from '../../../proto/entities/sub-nav.ts';
import { inDomain } from '../../kit/permit-domain.ts';
import { permit } from '../../kit/permit.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { storedScope } from '../scope-of-region.ts';
import { removed, SUB_NAVS } from '../sub-nav.ts';
import { SubNavUses } from '../sub-nav-uses.ts';

type RemoveSubNavCall = typeof siteConfig.calls.removeSubNav;

export class RemoveSubNav extends Command<OutOf<RemoveSubNavCall>> {
  constructor(
    readonly input: InOf<RemoveSubNavCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(RemoveSubNav)
export class RemoveSubNavHandler implements ICommandHandler<RemoveSubNav> {
  constructor(
    @Inject(SUB_NAVS) private readonly docs: Versioned<SubNavContent>,
    private readonly uses: SubNavUses,
    private readonly regions: KnownRegions,
  ) {}

  async execute({ input: { _id }, caller }: RemoveSubNav) {
    await this.docs.commit(_id, authorOf(caller), async (stored) => {
      const head = inDomain(stored, caller);
      if (head) permit(caller, 'subNavs', await storedScope(this.regions, head.draft.region, caller));
      return removed(head, _id, await this.uses.slugsOf(_id, caller));
    });
    return { _id };
  }
}
