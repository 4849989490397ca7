import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { siteConfig } from '../../../proto/site-config.ts';
import type { SubNavContent } from '../../../proto/entities/sub-nav.ts';
import { Problem } from '../../../proto/errors.ts';
import { inDomain, permitDomain } from '../../kit/permit-domain.ts';
import { permit } from '../../kit/permit.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { scopeOfRegion, storedScope } from '../scope-of-region.ts';
import { saved, SUB_NAVS, viewOf } from '../sub-nav.ts';
import { SubNavUses } from '../sub-nav-uses.ts';

type SaveSubNavCall = typeof siteConfig.calls.saveSubNav;

export class SaveSubNav extends Command<OutOf<SaveSubNavCall>> {
  constructor(
    readonly input: InOf<SaveSubNavCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(SaveSubNav)
export class SaveSubNavHandler implements ICommandHandler<SaveSubNav> {
  constructor(
    @Inject(SUB_NAVS) private readonly docs: Versioned<SubNavContent>,
    private readonly uses: SubNavUses,
    private readonly regions: KnownRegions,
  ) {}

  async execute({ input: { subNav }, caller }: SaveSubNav) {
    const { _id } = subNav;
    if (_id === undefined) throw new Problem('invalid', 'Name the sub nav by its _id, or add it first.');
    const { domainId, region } = subNav;
    permitDomain(caller, domainId);
    const next = await scopeOfRegion(this.regions, region, caller);
    const { draft } = await this.docs.commit(_id, authorOf(caller), async (stored) => {
      const head = inDomain(stored, caller);
      if (head) permit(caller, 'subNavs', await storedScope(this.regions, head.draft.region, caller));
      permit(caller, 'subNavs', next);
      return saved(head, _id, subNav, await this.docs.draft.find({ domainId, _id: { ne: _id } }));
    });
    return viewOf(draft!, (await this.uses.of(_id)).length);
  }
}
