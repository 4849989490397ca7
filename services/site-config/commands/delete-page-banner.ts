import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { siteConfig } from '../../../proto/site-config.ts';
import type { PageBannerContent } from '../../../proto/entities/page-banner.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import { permit } from '../../kit/permit.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { deleted, PAGE_BANNERS } from '../page-banner.ts';

type DeletePageBannerCall = typeof siteConfig.calls.deletePageBanner;

export class DeletePageBanner extends Command<OutOf<DeletePageBannerCall>> {
  constructor(
    readonly input: InOf<DeletePageBannerCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(DeletePageBanner)
export class DeletePageBannerHandler implements ICommandHandler<DeletePageBanner> {
  constructor(@Inject(PAGE_BANNERS) private readonly docs: Versioned<PageBannerContent>) {}

  async execute({ input: { domainId, banner }, caller }: DeletePageBanner) {
    permitDomain(caller, domainId);
    const { _id } = banner;
    await this.docs.commit(_id, authorOf(caller), (head) => {
      permit(caller, 'banners');
      return deleted(head, _id, domainId);
    });
    return { _id };
  }
}
