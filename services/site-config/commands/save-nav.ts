import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { siteConfig } from '../../../proto/site-config.ts';
import type { NavContent } from '../../../proto/entities/nav.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import { permit } from '../../kit/permit.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { NAVS } from '../nav.ts';
import { keyOf, saved } from '../keyed.ts';
import { scopeOfRegion } from '../scope-of-region.ts';

type SaveNavCall = typeof siteConfig.calls.saveNav;

export class SaveNav extends Command<OutOf<SaveNavCall>> {
  constructor(
    readonly input: InOf<SaveNavCall>,
    readonly caller: Caller,
    /** Puts it live as well. */
    readonly publish = false,
  ) {
    super();
  }
}

@CommandHandler(SaveNav)
export class SaveNavHandler implements ICommandHandler<SaveNav> {
  constructor(
    @Inject(NAVS) private readonly docs: Versioned<NavContent>,
    private readonly regions: KnownRegions,
  ) {}

  async execute({ input: { nav }, caller, publish }: SaveNav) {
    permitDomain(caller, nav.domainId);
    permit(caller, 'navigation', await scopeOfRegion(this.regions, nav.region, caller));
    const { draft } = await this.docs.commit(keyOf('nav', nav), authorOf(caller), (head) =>
      saved('nav', head, nav, publish),
    );
    return draft!;
  }
}
