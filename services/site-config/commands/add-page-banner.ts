import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { siteConfig } from '../../../proto/site-config.ts';
import type { PageBannerContent } from '../../../proto/entities/page-banner.ts';
import type { Clock } from '../../kit/clock.ts';
import { CLOCK } from '../../kit/tokens.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import { permit } from '../../kit/permit.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { added, PAGE_BANNERS } from '../page-banner.ts';

type AddPageBannerCall = typeof siteConfig.calls.addPageBanner;

export class AddPageBanner extends Command<OutOf<AddPageBannerCall>> {
  constructor(
    readonly input: InOf<AddPageBannerCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(AddPageBanner)
export class AddPageBannerHandler implements ICommandHandler<AddPageBanner> {
  constructor(
    @Inject(PAGE_BANNERS) private readonly docs: Versioned<PageBannerContent>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ input, caller }: AddPageBanner) {
    permit(caller, 'banners');
    const { domainId } = input;
    permitDomain(caller, domainId);
    const { draft } = await this.docs.commit(this.clock.id(), authorOf(caller), async () =>
      added(input, await this.docs.draft.find({ domainId })),
    );
    return draft!;
  }
}
